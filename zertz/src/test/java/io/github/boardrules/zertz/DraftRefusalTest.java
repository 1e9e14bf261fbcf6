package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Step;
import io.github.boardrules.fixtures.DraftAssertions;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Steps that lead to no legal move are explained with the reasons of RULES.md. */
class DraftRefusalTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "piece:white                         | not-in-supply      | ''",
        "piece:grey,cell:h1                  | off-board          | h1",
        "piece:grey,cell:a3                  | no-ring            | a3",
        "piece:grey,cell:d7                  | occupied           | d7",
        "piece:grey,cell:d4,cell:d7          | ring-occupied      | d7",
        "piece:grey,cell:d4,cell:d3          | ring-not-free      | d3",
        "piece:grey,cell:d4,cell:g4,cell:a1  | not-claimable      | a1",
        "piece:grey,cell:d4,cell:g4,cell:d4  | not-claimable      | d4",
        "cell:h1                             | off-board          | h1",
        "cell:a3                             | no-ring            | a3",
        "cell:d4                             | no-marble          | d4",
        "cell:a1                             | nothing-to-jump    | a1",
        "word:pass                           | cannot-pass        | ''",
        "word:retract                        | nothing-to-retract | ''",
      })
  void stepsAreExplainedIfNothingCanBeCaptured(String entered, String reason, String cell) {
    GamePosition game =
        Setup.of("zertz").gone("a3 g1").with("Wa1 Gd7").held(1, 2, 0, 0).held(2, 2, 0, 0).game();

    assertDeadEnd(game, entered, reason, cell);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cell:a2                             | must-capture       | b4 d5 d6 e4",
        "cell:b3                             | must-capture       | b3",
        "cell:e4,cell:e5                     | not-a-jump         | e5",
        "cell:e4,cell:g2                     | nothing-to-jump    | g2",
        "cell:e4,cell:c5,cell:e4             | nothing-to-jump    | e4",
        "cell:b3,cell:b5                     | landing-occupied   | b5",
        "word:retract                        | nothing-to-retract | ''",
      })
  void stepsAreExplainedIfACaptureIsPossible(String entered, String reason, String cell) {
    GamePosition game = Setup.of("zertz").gone("d7").with("We4 Gd5 Wd6 Bb4 Gb3 Gb5").game();

    assertDeadEnd(game, entered, reason, cell);
  }

  @ParameterizedTest
  @ValueSource(strings = {"piece:grey", "piece:grey,cell:g4", "word:pass"})
  void mustCaptureIsGivenAsSoonAsAColourIsChosen(String entered) {
    assertDeadEnd(Setup.of("zertz").with("Wd4 Gd5").game(), entered, "must-capture", "d4 d5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "piece:white", "word:pass"})
  void onceTheGameIsOverNoStepIsPossible(String entered) {
    assertDeadEnd(Setup.of("zertz").held(1, 3, 0, 0).game(), entered, "game-over", "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "piece:purple",
        "piece:W",
        "word:resign",
        "cell:z9",
        "cell:d44",
        "piece:grey,piece:grey",
        "piece:grey,word:pass",
        "piece:grey,cell:d4,cell:a2,word:pass"
      })
  void unknownStepsAreADeadEnd(String entered) {
    DraftAssertions.assertDeadEnd(Setup.of("zertz").with("Wa1").game(), entered, "dead-end");
  }

  /** What is no place to begin says how to begin instead. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Wa1 Gg2 Gg3 | a1 | A capture is compulsory, and the marble on a1 cannot jump.",
        "Wa1         | a1 | The marble on a1 cannot jump over any other now.",
        "Wa1         | d4 | First choose a marble to place, then the ring d4.",
      })
  void aFirstCellIsExplainedInTheWordsOfTheGame(String marbles, String cell, String sentence) {
    GamePosition game = Setup.of("zertz").with(marbles).game();

    assertThat(
            game.rules()
                .draft(game.position(), List.of(Step.cell(cell)))
                .refusal()
                .orElseThrow()
                .message(Locale.ENGLISH))
        .isEqualTo(sentence);
  }

  @Test
  void anAutomaticClaimNeedsNoStep() {
    GamePosition game = Setup.twoGroups("zertz:claim=automatic").game();

    // The move is complete already; naming a missing claim would not help.
    DraftAssertions.assertDeadEnd(game, "piece:white,cell:a2,cell:g2,cell:g1", "dead-end");
  }

  @Test
  void aGroupCannotBeClaimedTwice() {
    DraftAssertions.assertDeadEnd(
        Setup.twoGroups("zertz").game(),
        "piece:white,cell:a2,cell:g2,cell:a1,cell:b1",
        "not-claimable");
  }

  /** Asserts that steps lead to no legal move, and which cells are to blame. */
  private static void assertDeadEnd(
      GamePosition game, String entered, String reason, String cells) {
    DraftAssertions.assertDeadEnd(game, entered, reason);
    assertThat(String.join(" ", game.draft(entered).refusal().orElseThrow().cells()))
        .isEqualTo(cells);
  }
}
