package io.github.boardrules.examples.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Perft;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.examples.arena.ArenaPlayer;
import io.github.boardrules.examples.arena.MoveLimit;
import io.github.boardrules.examples.arena.PlayerKind;
import io.github.boardrules.examples.arena.PlayerSettings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Work in parts: games, their statistics, and counts. */
class PartsTest {
  private static final Catalog GAMES = Catalog.installed();

  @ParameterizedTest
  @ValueSource(strings = {"zertz", "tzaar", "pylos", "pikkpakk", "inlay", "triangle", "abalone"})
  void aRandomGameIsThePlayoutOfItsOwnSeed(String variant) {
    PackedRules<?, ?> rules = GAMES.rules(variant).packed().rules();

    for (long game : new long[] {0, 1, 5_000_000_000L}) {
      GameRow row = random(rules, 40, -3).play(game);
      assertThat(row.game()).isEqualTo(game);
      assertThat(row).isEqualTo(playout(rules, 40, -3, game));
      assertThat(row.legal()).hasSameSizeAs(row.moves()).allMatch(count -> count > 0);
    }
  }

  @Test
  void gamesOfASeedAreUnlikeEachOtherAndThoseOfOtherSeeds() {
    PackedRules<?, ?> rules = GAMES.rules("zertz").packed().rules();
    Set<List<String>> games = new HashSet<>();
    // Seeds for which a weak mixture would repeat itself.
    for (long seed : new long[] {0, 1, -1, 0x9E3779B97F4A7C15L}) {
      LongStream.range(0, 25).forEach(game -> games.add(random(rules, 9, seed).play(game).moves()));
    }

    assertThat(games).hasSize(100);
  }

  @Test
  void thePlayerHasBothSidesAfterARandomOpening() {
    PackedRules<?, ?> rules = GAMES.rules("pylos:base=3").packed().rules();
    GameRow quiet = engine(rules, 0).play(7);
    GameRow drawn = engine(rules, 6).play(7);
    GameRow random = random(rules, 1000, 4).play(7);

    assertThat(engine(rules, 0).play(7)).isEqualTo(quiet).isNotEqualTo(drawn);
    assertThat(drawn.moves().subList(0, 6)).isEqualTo(random.moves().subList(0, 6));
    assertThat(quiet.isOver()).isTrue();
    assertThat(quiet.winner()).isBetween(0, 2);
    assertThat(quiet.status()).contains(quiet.ending());
  }

  @Test
  void aGameThatIsStoppedHasNoEnding() {
    GameRow row = random(GAMES.rules("zertz").packed().rules(), 3, 1).play(0);

    assertThat(row.moves()).hasSize(3);
    assertThat(row.isOver()).isFalse();
    assertThat(row.status()).startsWith("ongoing");
    assertThat(row.winner()).isZero();
    assertThat(random(GAMES.rules("zertz").packed().rules(), 0, 1).play(0).moves()).isEmpty();
  }

  @Test
  void thePositionsOfAGameHaveWhatAProgramLearnsFrom() {
    PackedRules<?, ?> rules = GAMES.rules("triangle:rows=3").packed().rules();
    GameRow row = random(rules, 100, 2).play(0);

    List<PositionRow> positions = PositionRow.of(rules, row);

    assertThat(positions).hasSize(row.moves().size() + 1);
    assertThat(positions.get(0))
        .isEqualTo(
            new PositionRow(
                0,
                0,
                "1-2-3 1",
                1,
                6,
                "ongoing",
                row.moves().get(0),
                Double.NaN,
                Map.of(),
                3 - 2 * row.winner()));
    PositionRow last = positions.get(positions.size() - 1);
    assertThat(last.status()).isEqualTo(row.status());
    assertThat(List.of(last.toMove(), (int) last.legal(), last.move()))
        .isEqualTo(List.of(0, 0, ""));
    assertThat(positions.stream().limit(row.moves().size()).map(PositionRow::legal))
        .isEqualTo(row.legal());
    GameRow stopped = random(rules, 1, 2).play(0);
    assertThat(PositionRow.of(rules, stopped)).extracting(PositionRow::result).containsOnly(0);
    assertThat(PositionRow.of(rules, stopped).get(1).legal()).isPositive();
  }

  @Test
  void aRowHasWhatTheEngineHasFound() {
    PackedRules<?, ?> rules = GAMES.rules("pylos:base=3").packed().rules();
    GameRow row = engine(rules, 1).play(7);
    int last = row.moves().size();

    List<PositionRow> positions = PositionRow.of(rules, row);

    for (int ply : new int[] {0, last}) {
      assertThat(positions.get(ply).value()).isNaN();
      assertThat(positions.get(ply).visits()).isEmpty();
    }
    for (PositionRow position : positions.subList(1, last)) {
      assertThat(position.value()).isBetween(-1.0, 1.0);
      assertThat(position.visits().values()).allMatch(visits -> visits > 0);
      assertThat((long) position.visits().size()).isLessThanOrEqualTo(position.legal());
    }
    assertThat(positions.get(1).visits()).containsKey(positions.get(1).move());
    assertThat(positions.get(last - 1).value()).isEqualTo(1);
  }

  /** The players take their moves back as soon as they can. */
  @Test
  void aGameIsStoppedWhenAPositionOccursForTheThirdTime() {
    GameRow row = shuffled(GAMES.rules("colorfield").packed().rules());

    assertThat(row.isOver()).isFalse();
    assertThat(row.moves()).hasSizeLessThan(30);
    List<PositionRow> positions = PositionRow.of(GAMES.rules("colorfield").packed().rules(), row);
    String last = positions.get(positions.size() - 1).position();
    assertThat(positions.stream().filter(position -> position.position().equals(last))).hasSize(3);
  }

  private static <S, M> GameRow shuffled(PackedRules<S, M> rules) {
    ArenaPlayer<S, M> player =
        match ->
            new ArenaPlayer.FoundMove<>(
                match.legalMoves().stream()
                    .filter(move -> match.positions().contains(match.play(move).position()))
                    .findFirst()
                    .orElse(match.legalMoves().get(0)),
                0);
    return new SelfPlay<>(rules, Optional.of(seed -> player), 0, 1000, false, 1).play(0);
  }

  /** The last column is how many parts there are at least, if many are wanted. */
  @ParameterizedTest
  @CsvSource({
    "zertz, 2, 100",
    "pylos, 5, 300",
    "tzaar, 2, 14",
    "triangle:rows=3, 6, 3",
    "heaps:sizes=1-20, 6, 25",
    "colorfield, 3, 100",
    "abalone, 3, 40",
    "inlay, 3, 50",
    "pushfour, 0, 1",
    "pikkpakk, 1, 1",
  })
  void thePartsOfACountAddUpToIt(String variant, int depth, int parts) {
    PackedRules<?, ?> rules = GAMES.rules(variant).packed().rules();
    long count = count(rules, depth);

    for (int wanted : new int[] {1, 7, 300}) {
      List<PerftPart> split = split(rules, depth, wanted);
      assertThat(split.stream().mapToLong(part -> part.count(rules)).sum()).isEqualTo(count);
      assertThat(split).doesNotHaveDuplicates().isEqualTo(split(rules, depth, wanted));
      assertThat(split).hasSizeGreaterThanOrEqualTo(Math.min(wanted, parts));
    }
  }

  @Test
  void symmetricPositionsAndOtherOrdersOfMovesShareAPart() {
    PackedRules<?, ?> rules = GAMES.rules("pylos").packed().rules();

    // A corner, an edge or a middle cell of the lowest level.
    assertThat(split(rules, 5, 2))
        .extracting(PerftPart::ways)
        .containsExactlyInAnyOrder(4L, 4L, 8L);
    assertThat(split(rules, 7, 1000)).hasSizeBetween(1000, 1100).anyMatch(part -> part.ways() > 20);
  }

  @Test
  void thePartThatLooksGreatestIsDividedFirst() {
    // Of heaps of 1 and 20, taking from the greater one leaves much less to count.
    PackedRules<?, ?> rules = GAMES.rules("heaps:sizes=1-20").packed().rules();
    assertThat(split(rules, 6, 25).stream().map(PerftPart::depth).distinct()).hasSizeGreaterThan(1);
  }

  @Test
  void whatCannotGoOnHasNoParts() {
    PackedRules<?, ?> rules = GAMES.rules("triangle:rows=1").packed().rules();

    assertThat(split(rules, 1, 10)).hasSize(1);
    assertThat(split(rules, 2, 10)).isEmpty();
  }

  @Test
  void countsThatDoNotFitAndTextsThatAreNoPositionsAreRefused() {
    PackedRules<?, ?> rules = GAMES.rules("triangle:rows=2").packed().rules();
    String start = start(rules);

    assertThatThrownBy(() -> new PerftPart(start, 1, Long.MAX_VALUE).count(rules))
        .isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> PerftSplit.of(rules, "x", 1, 1)).isInstanceOf(NotationException.class);
  }

  @Test
  void gamesAreDescribedByLengthsEndingsAndLegalMoves() {
    GameStatistics statistics = new GameStatistics();
    statistics.add(game("win 1 each", 1, "each", 3, 2, 1));
    statistics.add(game("win 1 white", 1, "white", 5));
    statistics.add(game("win 2 each", 2, "each", 3, 3));
    statistics.add(game("draw repetition", 0, "repetition", 1, 1, 1, 1));
    statistics.add(game("ongoing", 0, ""));

    assertThat(statistics.games()).isEqualTo(5);
    assertThat(statistics.endings().keySet())
        .containsExactly("draw repetition", "ongoing", "win 1 each", "win 1 white", "win 2 each");
    assertThat(List.of("win 1", "win 2", "draw", "ongoing", "win"))
        .extracting(statistics::results)
        .containsExactly(2L, 1L, 1L, 1L, 3L);
    assertThat(List.of(0.0, 0.2, 0.21, 0.5, 1.0))
        .extracting(statistics::length)
        .containsExactly(0, 0, 1, 2, 4);
    assertThat(statistics.meanLength()).isEqualTo(2.0);
    assertThat(statistics.meanLegal()).isEqualTo(2.1);
  }

  @Test
  void theOrderAndThePartsDoNotMatter() {
    List<GameRow> games =
        new ArrayList<>(
            LongStream.range(0, 30)
                .mapToObj(n -> game(n % 3 == 0 ? "draw a" : "win 1 b", 0, "a", n, n % 4))
                .toList());
    GameStatistics all = new GameStatistics();
    games.forEach(all::add);
    Collections.reverse(games);
    GameStatistics one = new GameStatistics();
    GameStatistics other = new GameStatistics();
    games.subList(0, 7).forEach(one::add);
    games.subList(7, 30).forEach(other::add);

    assertThat(new GameStatistics().add(other).add(one)).usingRecursiveComparison().isEqualTo(all);
    assertThat(other.games()).isEqualTo(23);
  }

  @Test
  void withoutGamesEverythingIsZero() {
    GameStatistics none = new GameStatistics();

    assertThat(none.meanLength()).isZero();
    assertThat(none.length(0.5)).isZero();
    assertThat(none.meanLegal()).isZero();
  }

  private static <S, M> SelfPlay<S, M> random(PackedRules<S, M> rules, int maxPlies, long seed) {
    return new SelfPlay<>(rules, Optional.empty(), 2, maxPlies, true, seed);
  }

  private static <S, M> SelfPlay<S, M> engine(PackedRules<S, M> rules, int opening) {
    PlayerSettings settings = PlayerSettings.of(new MoveLimit(25, Long.MAX_VALUE));
    return new SelfPlay<>(
        rules, Optional.of(PlayerKind.ENGINE.players(rules, settings)), opening, 1000, true, 4);
  }

  private static <S, M> GameRow playout(Rules<S, M> rules, int maxPlies, long seed, long game) {
    SplitMix64 random = new SplitMix64(SelfPlay.seedOf(seed, game));
    Match<S, M> match = Playout.randomMatch(rules, rules.start(), random, maxPlies);
    List<S> before = match.positions().subList(0, match.ply());
    return GameRow.of(
        game,
        rules.variant(),
        match.moves().stream().map(rules.notation()::formatMove).toList(),
        before.stream().map(position -> (long) rules.legalMoves(position).size()).toList(),
        List.of(),
        List.of(),
        match.status());
  }

  private static List<PerftPart> split(PackedRules<?, ?> rules, int depth, int parts) {
    return PerftSplit.of(rules, start(rules), depth, parts);
  }

  private static <S> String start(PackedRules<S, ?> rules) {
    return rules.notation().formatPosition(rules.start());
  }

  private static <S, M> long count(PackedRules<S, M> rules, int depth) {
    return Perft.of(rules).withTranspositionTable(true).count(rules.start(), depth);
  }

  private static GameRow game(String status, int winner, String ending, long... legal) {
    List<Long> counts = LongStream.of(legal).boxed().toList();
    return new GameRow(
        0,
        "x",
        Collections.nCopies(legal.length, "m"),
        counts,
        List.of(),
        List.of(),
        status,
        winner,
        ending);
  }
}
