package io.github.boardrules.examples.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.shared.Nearest;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Moves as people type them, and the mistakes that they make. */
class TypedMoveTest {
  @ParameterizedTest
  @CsvSource({
    "zertz, 'wd4,d1', 'Wd4,d1'",
    "zertz, 'WD4, D1', 'Wd4,d1'",
    "zertz, 'bd7,b2XWA1wa2', 'Bd7,b2xWa1Wa2'",
    "zertz, Xd1gD3, xd1Gd3",
    "zertz, PASS, pass",
    "zertz, Retract, retract",
    "tzaar, d5Xc5, D5xC5",
    "tzaar:setup=tournament, z@e4, Z@E4",
    "pikkpakk, BU, bu",
    "pylos, 1B2X1A1x1b2, 1b2x1a1x1b2",
    "one-two-three, D1 + D2 + D3, d1+d2+d3",
    "colorfield, E4-F4XA6, e4-f4xa6",
  })
  void lettersMayHaveEitherCaseAndSpacesDoNotMatter(String variant, String typed, String move) {
    Rules<?, ?> rules = Run.GAMES.rules(variant);
    assertThat(TypedMove.parse(rules.notation(), typed)).hasToString(move);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void everyMoveIsReadInSmallLettersAndInCapitals(String variant) {
    assertRead(Run.GAMES.rules(variant));
  }

  private static <S, M> void assertRead(Rules<S, M> rules) {
    for (M move : Playout.randomMatch(rules, rules.start(), new SplitMix64(7), 80).moves()) {
      String text = rules.notation().formatMove(move);
      assertThat(TypedMove.parse(rules.notation(), text)).isEqualTo(move);
      for (String typed : List.of(text.toLowerCase(Locale.ROOT), text.toUpperCase(Locale.ROOT))) {
        assertThat(TypedMove.parse(rules.notation(), typed)).as(typed).isEqualTo(move);
      }
    }
  }

  /** What an error names is what legal moves have, so nothing of another variant. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zertz | # | character 1: expected B, G or W here. | Wd4,d1 puts",
        "zertz | Q4 | character 1: expected B, G or W here. | Wd4,d1 puts",
        "zertz | wd4,x1 | character 5: expected a, b, c, d, e, f or g here. | Wd4,d1 puts",
        "zertz | wd4d1 | character 4: expected ',' here. | Did you mean Wd4,d1?",
        "zertz:capture=retract | # | character 1: expected B, G or W here. | Wd4,d1 puts",
        "tzaar | 5 | character 1: expected A, B, C, D, E, F, G, H or I here. | D5xC5",
        "pikkpakk | 3u | character 2: expected l or r here. | A row goes left or right (l, r), a",
        "pikkpakk | bl | character 2: expected d or u here. | A row goes left or right (l, r), a",
        "pushfour | 5u | character 1: expected a, b, c, d, e, f, g, h or i here. | The cell at the edge",
        "heaps:sizes=3-4-5 | 3:x | character 3: expected 1, 2, 3, 4 or 5 here. | The heap and",
        "heaps:sizes=3-4-5 | 9:1 | there is no row or heap 9, | The heap and",
        "colorfield | a1-b | character 5: expected 2 here. | Did you mean a1-b2?",
      })
  void anErrorNamesWhatTheGameHasHere(String variant, String typed, String problem, String more) {
    String answers =
        Run.with(Run.GAMES, typed + "\n", "play " + variant + " --seat2 human").answers();
    assertThat(answers).startsWith("> The move '" + typed + "': " + problem.strip());
    assertThat(answers).contains("\n" + more);
  }

  /** A cell from which nothing may move is no mistyped move. */
  @ParameterizedTest
  @CsvSource({"a1, The stack on A1 is the opponent's.", "A5, 'The move ''A5'': character 3: '"})
  void aCellIsAnsweredByItsRule(String typed, String answer) {
    assertThat(Run.with(Run.GAMES, typed + "\n", "play tzaar --seat2 human").answers())
        .startsWith("> " + answer);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void everythingThatAnErrorNamesGoesOnToALegalMove(String variant) {
    Rules<?, ?> rules = Run.GAMES.rules(variant);
    Match<?, ?> match = playout(rules);
    assertNamed(match);
  }

  private static <S, M> Match<S, M> playout(Rules<S, M> rules) {
    return Playout.randomMatch(rules, rules.start(), new SplitMix64(3), 9);
  }

  private static <S, M> void assertNamed(Match<S, M> match) {
    if (match.status().isOver()) {
      return;
    }
    MoveCompletions<S, M> completions = new MoveCompletions<>(match.rules());
    List<String> moves =
        match.legalMoves().stream().map(match.rules().notation()::formatMove).toList();
    for (String typed : List.of("#", moves.get(0).substring(0, moves.get(0).length() - 1) + "#")) {
      try {
        TypedMove.parse(match.rules().notation(), typed);
      } catch (NotationException problem) {
        var shown = completions.explained(completions.near(match.position(), typed), problem);
        String start = typed.substring(0, shown.column() - 1);
        assertThat(shown.expected())
            .isNotEmpty()
            .allMatch(
                expected ->
                    moves.stream()
                        .anyMatch(move -> MoveTable.begins(move, start + expected.first())));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "hnt, hint",
    "hitn, hint",
    "unddo, undo",
    "lepesek, lépések",
    "lépsek, lépések",
    "quti, quit",
    "xyz, ''",
    "q, ''",
    "rendo, redo",
    "reno, redo",
    "ab, ''",
    "bado, ''",
  })
  void theNearestWordIsMeantIfItIsNearAndTheOnlyOne(String typed, String meant) {
    List<String> words = List.of("hint", "undo", "redo", "lépések", "quit", "aa", "bb");
    assertThat(Nearest.of(typed, words).orElse("")).isEqualTo(meant);
  }

  static Stream<String> variants() {
    return Run.GAMES.games().stream().flatMap(game -> game.variantIds().stream());
  }
}
