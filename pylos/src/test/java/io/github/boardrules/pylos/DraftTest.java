package io.github.boardrules.pylos;

import static io.github.boardrules.fixtures.DraftAssertions.assertComplete;
import static io.github.boardrules.fixtures.DraftAssertions.assertPrompt;
import static io.github.boardrules.fixtures.StepAssertions.assertComplete;
import static io.github.boardrules.fixtures.StepAssertions.assertEntered;
import static io.github.boardrules.fixtures.StepAssertions.assertNext;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.testkit.PositionProbe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a person enters a legal move, step by step. */
class DraftTest {

  /** Player 1 completes a square on 1b2, and has 2a3 on 1a3 1a4 1b3 1b4. */
  private static GamePosition square(String variant) {
    return Setup.of(variant).one("1a1 1a2 1b1 1a4 2a3").two("1a3 1b3 1b4 1d1").gamePosition();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1c3         | cell:1c3",
        "1b2         | cell:1b2",
        "1b2x1b2     | cell:1b2,cell:1b2",
        "1b2x2a3x1a4 | cell:1b2,cell:2a3,cell:1a4",
      })
  void aPlacingIsEnteredByItsCellAndThoseOfTheTakeBacks(String move, String steps) {
    assertEntered(square("pylos"), move, steps);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1d1-2b2         | cell:1d1,cell:2b2",
        "1d1-2b2x2b2     | cell:1d1,cell:2b2,cell:2b2",
        "1d1-2b2x2a1x1a1 | cell:1d1,cell:2b2,cell:2a1,cell:1a1",
      })
  void aRaiseIsEnteredByItsTwoCellsAndThoseOfTheTakeBacks(String move, String steps) {
    assertEntered(Setup.raise("pylos").gamePosition(), move, steps);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"1b2x1a1x1b2 | cell:1b2 | cell:1a1", "1b2x2a3x1a4 | cell:2a3 | cell:1a4"})
  void takeBacksAreEnteredInEitherOrder(String move, String one, String other) {
    GamePosition given = square("pylos");
    for (String steps : new String[] {one + "," + other, other + "," + one}) {
      assertComplete(given, "cell:1b2," + steps, move);
    }
    assertThat(given.draft("cell:1b2," + one).next()).containsAll(PositionProbe.steps(other));
    assertThat(given.draft("cell:1b2," + other).next()).containsAll(PositionProbe.steps(one));
  }

  @Test
  void theFirstStepIsACellForAPlacingOrAStoneThatCanBeRaised() {
    assertNext(
        Setup.of("pylos").one("1a1 1b2 1d4").two("1b1 1a2").gamePosition(),
        "",
        "cell:1a3,cell:1a4,cell:1b3,cell:1b4,cell:1c1,cell:1c2,cell:1c3,cell:1c4,cell:1d1,"
            + "cell:1d2,cell:1d3,cell:1d4,cell:2a1");
    assertNext(
        Setup.of("pylos").one("1a1 1b2 1d4").two("1b1 1a2").gamePosition(), "cell:1d4", "cell:2a1");
  }

  @Test
  void aPlacingThatCompletesASquareIsCompleteUnlessStonesMustBeTakenBack() {
    String taken = "cell:1a1,cell:1a2,cell:1a4,cell:1b1,cell:1b2,cell:2a3";

    assertComplete(square("pylos"), "cell:1b2", "1b2", taken);
    assertNext(square("pylos:takeback=must"), "cell:1b2", taken);
    assertThat(square("pylos:takeback=none").draft("cell:1b2").next()).isEmpty();
  }

  @Test
  void afterOneTakeBackASecondMayFollow() {
    assertComplete(
        square("pylos"), "cell:1b2,cell:1a1", "1b2x1a1", "cell:1a2,cell:1b1,cell:1b2,cell:2a3");
  }

  @Test
  void aPromptSaysWhatToDoNext() {
    GamePosition must = square("pylos:takeback=must");

    assertPrompt(GamePosition.start("pylos"), "", "place");
    assertPrompt(
        Setup.of("pylos").one("1a1 1b2 1d4").two("1b1 1a2").gamePosition(), "", "place-or-raise");
    assertPrompt(Setup.raise("pylos").gamePosition(), "cell:1d1", "to");
    assertPrompt(square("pylos"), "cell:1b2", "take-back-or-play");
    assertPrompt(must, "cell:1b2", "take-back");
    assertPrompt(must, "cell:1b2,cell:1a1", "take-back-second");
    assertPrompt(must, "cell:1b2,cell:1a1,cell:1a2", "prompt.complete");
    assertPrompt(GamePosition.of("pylos:base=3,out=stuck", "111/111/1..|../..|. 1 0"), "", "raise");
  }
}
