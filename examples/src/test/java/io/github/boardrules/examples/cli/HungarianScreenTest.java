package io.github.boardrules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * With {@code --locale hu} every word on the screen is Hungarian, in every variant of every game:
 * each stands in one of the Hungarian files. Codes, variant ids and the notation are texts for
 * programs, the same in every language.
 */
class HungarianScreenTest {
  private static final Catalog GAMES = Catalog.installed();
  private static final int MAX_PLIES = 120;
  private static final int MOVES = 8;

  @TempDir Path folder;

  @ParameterizedTest
  @MethodSource("variants")
  void drawingsAreHungarian(String variant) throws IOException {
    Path file = folder.resolve("position.svg");
    for (String position : positions(variant)) {
      Run run = hungarian("", "show", variant, "--position", position, "--svg", file.toString());
      assertHungarian(run.out(), variant);
      assertHungarian(ScreenWords.textOfSvg(Files.readString(file)), variant);
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void sentencesOfTheStatusAreHungarian(String variant) {
    String positions = String.join("\n", positions(variant));
    Run run = hungarian(positions, "status", variant, "--sentence", "--position", "-");
    assertThat(run.out().lines()).hasSameSizeAs(positions(variant));
    assertHungarian(run.out(), variant);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void refusalsAreHungarianBehindTheirCodes(String variant) {
    String positions = String.join("\n", positions(variant));
    for (String move : moves(variant)) {
      String answers = hungarian(positions, "why", variant, move, "--position", "-").out();
      String sentences =
          answers
              .lines()
              .filter(line -> !line.equals("legal"))
              .map(line -> line.replaceFirst("^[a-z0-9-]+: ", ""))
              .collect(Collectors.joining("\n"));
      assertHungarian(sentences, variant);
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void aGameOnTheTerminalIsHungarian(String variant) {
    Rules<?, ?> rules = GAMES.rules(variant);
    String moves = String.join("\n", moves(variant));
    String input = "undo\nredo\nsave\nhelp\n" + moves + "\nundo\nredo\nquit\n";
    Run run =
        rules.players() == 1
            ? hungarian(input, "play", variant)
            : hungarian(input, "play", variant, "--seat2=random", "--seed=3");
    assertThat(run.status()).isZero();
    assertHungarian(run.out().replaceAll("(?m)^(> )*[a-z0-9-]+: ", ""), variant);
  }

  @Test
  void namesOfGamesAreHungarian() {
    List<String> names =
        hungarian("", "games").out().lines().map(line -> line.split("\t", -1)[1]).toList();
    assertThat(names).hasSameSizeAs(GAMES.games());
    names.forEach(name -> assertHungarian(name, ""));
  }

  @ParameterizedTest
  @MethodSource("games")
  void variantsOptionsAndRulesAreHungarian(GameInfo game) {
    Run list = hungarian("", "variants", game.id());
    // What a layout consists of is written as in the variant id, between its keys.
    Stream<String> values = variants().flatMap(id -> Stream.of(id.split("[:,=]", -1)).skip(1));
    Set<String> notation = values.filter(value -> value.contains("/")).collect(Collectors.toSet());
    for (String line : list.out().lines().toList()) {
      String sentences = line.substring(line.indexOf('\t') + 1);
      for (String value : notation) {
        sentences = sentences.replace(value, " ");
      }
      assertHungarian(sentences, "");
    }
    assertThat(codes(list).subList(0, game.variants().size())).isEqualTo(game.variantIds());
    Run rules = hungarian("", "rules", game.id());
    assertThat(rules.out().lines()).allMatch(line -> line.length() <= 80).hasSizeGreaterThan(15);
    assertHungarian(rules.out(), "");
  }

  @Test
  void codesAreTheSameInEveryLanguage() {
    assertThat(codes(hungarian("", "variants"))).isEqualTo(variants().toList());
    for (String variant : variants().toList()) {
      assertThat(hungarian("", "status", variant)).isEqualTo(Run.installed("status", variant));
    }
  }

  @Test
  void englishScreensWouldBeNoticed() {
    for (String variant : List.of("zertz", "tzaar", "pikkpakk", "pylos", "triangle")) {
      String screen = Run.installed("show", variant).out();
      assertThat(ScreenWords.foreign(screen, variant)).as(variant).isNotEmpty();
    }
  }

  static List<GameInfo> games() {
    return GAMES.games();
  }

  /** Returns the first column of a table. */
  private static List<String> codes(Run table) {
    return table.out().lines().map(line -> line.replaceFirst("\t.*", "")).toList();
  }

  static Stream<String> variants() {
    return GAMES.games().stream().flatMap(game -> game.variantIds().stream());
  }

  private static void assertHungarian(String screen, String variant) {
    assertThat(ScreenWords.foreign(screen, variant)).as(screen).isEmpty();
  }

  private static Run hungarian(String input, String... arguments) {
    String[] all =
        Stream.concat(Stream.of("--locale=hu"), Stream.of(arguments)).toArray(String[]::new);
    return Run.with(GAMES, input, all);
  }

  /**
   * Returns the texts of some positions of a random game, the start and the last one among them.
   */
  private static Set<String> positions(String variant) {
    return positions(GAMES.rules(variant));
  }

  private static <S, M> Set<String> positions(Rules<S, M> rules) {
    Match<S, M> match = game(rules);
    Set<String> texts = new LinkedHashSet<>();
    for (int ply : new int[] {0, 1, match.ply() / 2, match.ply()}) {
      texts.add(rules.notation().formatPosition(match.position(Math.min(ply, match.ply()))));
    }
    return texts;
  }

  /** Returns the texts of the first and the last moves of a random game. */
  private static Set<String> moves(String variant) {
    return moves(GAMES.rules(variant));
  }

  private static <S, M> Set<String> moves(Rules<S, M> rules) {
    List<M> moves = game(rules).moves();
    int last = Math.max(0, moves.size() - MOVES / 2);
    return Stream.concat(moves.stream().limit(MOVES / 2), moves.stream().skip(last))
        .map(rules.notation()::formatMove)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static <S, M> Match<S, M> game(Rules<S, M> rules) {
    return Playout.match(rules, rules.start(), new SplitMix64(3), MAX_PLIES);
  }
}
