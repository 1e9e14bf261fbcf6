package io.github.boardrules.examples.parts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.examples.arena.MoveLimit;
import io.github.boardrules.examples.arena.PlayerKind;
import io.github.boardrules.examples.arena.PlayerSettings;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SelfPlayTest {
  private static final Catalog GAMES = Catalog.installed();

  @ParameterizedTest
  @ValueSource(strings = {"zertz", "tzaar", "pylos", "pikkpakk", "inlay", "triangle", "abalone"})
  void aRandomGameIsThePlayoutOfItsOwnSeed(String variant) {
    PackedRules<?, ?> rules = GAMES.packedRules(variant);

    for (long game : new long[] {0, 1, 5_000_000_000L}) {
      GameRow row = random(rules, 40, -3).play(game);
      assertThat(row.game()).isEqualTo(game);
      assertThat(row).isEqualTo(playout(rules, 40, -3, game));
      assertThat(row.legal()).hasSameSizeAs(row.moves()).allMatch(count -> count > 0);
    }
  }

  @Test
  void gamesOfASeedAreUnlikeEachOtherAndThoseOfOtherSeeds() {
    PackedRules<?, ?> rules = GAMES.packedRules("zertz");
    Set<List<String>> games = new HashSet<>();
    // Seeds for which a weak mixture would repeat itself.
    for (long seed : new long[] {0, 1, -1, 0x9E3779B97F4A7C15L}) {
      LongStream.range(0, 25).forEach(game -> games.add(random(rules, 9, seed).play(game).moves()));
    }

    assertThat(games).hasSize(100);
  }

  @Test
  void thePlayerHasBothSidesAfterARandomOpening() {
    PackedRules<?, ?> rules = GAMES.packedRules("pylos:base=3");
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
    GameRow row = random(GAMES.packedRules("zertz"), 3, 1).play(0);

    assertThat(row.moves()).hasSize(3);
    assertThat(row.isOver()).isFalse();
    assertThat(row.status()).startsWith("ongoing");
    assertThat(row.winner()).isZero();
    assertThat(random(GAMES.packedRules("zertz"), 0, 1).play(0).moves()).isEmpty();
  }

  @Test
  void thePositionsOfAGameHaveWhatAProgramLearnsFrom() {
    PackedRules<?, ?> rules = GAMES.packedRules("triangle:rows=3");
    GameRow row = random(rules, 100, 2).play(0);

    List<PositionRow> positions = PositionRow.of(rules, row);

    assertThat(positions).hasSize(row.moves().size() + 1);
    assertThat(positions.get(0))
        .isEqualTo(
            new PositionRow(
                0, 0, "1-2-3 1", 1, 6, "ongoing", row.moves().get(0), 3 - 2 * row.winner()));
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

  private static <S, M> SelfPlay<S, M> random(PackedRules<S, M> rules, int maxPlies, long seed) {
    return new SelfPlay<>(rules, Optional.empty(), 2, maxPlies, seed);
  }

  private static <S, M> SelfPlay<S, M> engine(PackedRules<S, M> rules, int opening) {
    PlayerSettings settings = PlayerSettings.of(new MoveLimit(25, Long.MAX_VALUE));
    return new SelfPlay<>(
        rules, Optional.of(PlayerKind.ENGINE.players(rules, settings)), opening, 1000, 4);
  }

  private static <S, M> GameRow playout(Rules<S, M> rules, int maxPlies, long seed, long game) {
    SplitMix64 random = new SplitMix64(SelfPlay.seedOf(seed, game));
    Match<S, M> match = Playout.match(rules, rules.start(), random, maxPlies);
    List<S> before = match.positions().subList(0, match.ply());
    return GameRow.of(
        game,
        rules.variant(),
        match.moves().stream().map(rules.notation()::formatMove).toList(),
        before.stream().map(position -> (long) rules.legalMoves(position).size()).toList(),
        match.status());
  }
}
