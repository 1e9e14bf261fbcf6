package io.github.boardrules.colorfield;

import static io.github.boardrules.fixtures.DraftAssertions.assertComplete;
import static io.github.boardrules.fixtures.DraftAssertions.assertPrompt;
import static io.github.boardrules.fixtures.StepAssertions.assertEntered;
import static io.github.boardrules.fixtures.StepAssertions.assertNext;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a person enters a legal move, step by step. */
class DraftTest {

  private static GamePosition example(String variant) {
    return Setup.of(variant).with("ba6 rb2 Rd5 Ge4 yj5 Rx1 ry1").gamePosition();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e4-d3    | cell:e4,cell:d3",
        "x1-c1    | cell:x1,cell:c1",
        "d5-e5    | cell:d5,cell:e5",
        "e4-f4xa6 | cell:e4,cell:f4,cell:a6",
        "e4-f4xj5 | cell:e4,cell:f4,cell:j5",
      })
  void aMoveIsEnteredByItsTwoFieldsAndTheCaptives(String move, String steps) {
    GamePosition given = example("colorfield");

    assertEntered(given, move, steps);
    assertComplete(given, steps, move);
  }

  @Test
  void atFirstEveryPieceThatHasAMoveMayBeTouched() {
    assertNext(example("colorfield"), "", "cell:d5,cell:e4,cell:x1");
    assertNext(
        Setup.of("colorfield").with("Na1 Ga2 Bb1 Wb2 ry1 Rx1").gamePosition(),
        "",
        "cell:a2,cell:b1,cell:b2,cell:x1");
  }

  /** Table manners: after a touch, only the moves whose first field is the touched one. */
  @Test
  void afterATouchOnlyTheFieldsOfThatPieceFollow() {
    assertNext(example("colorfield"), "cell:e4", "cell:d3,cell:d4,cell:e3,cell:f3,cell:f4");
    assertNext(example("colorfield"), "cell:x1", "cell:b1,cell:c1");
  }

  @Test
  void theCaptiveIsEnteredEvenIfThereIsOnlyOne() {
    assertNext(example("colorfield"), "cell:e4,cell:f4", "cell:a6,cell:j5");
    assertNext(
        Setup.of("colorfield").with("ba6 Ge4 Rx1 ry1").gamePosition(),
        "cell:e4,cell:f4",
        "cell:a6");
  }

  @Test
  void withForceStepOnlyPiecesThatTakeOrEnterTheMiddleMayBeTouched() {
    assertNext(example("colorfield:force=step"), "", "cell:d5,cell:e4");
    assertNext(example("colorfield:force=step"), "cell:d5", "cell:e5,cell:e6");
    assertNext(example("colorfield:force=step"), "cell:e4", "cell:e3,cell:f4");
  }

  @Test
  void aPromptSaysWhatToDoNext() {
    assertPrompt(example("colorfield"), "", "from");
    assertPrompt(example("colorfield:force=step"), "", "from-capture");
    assertPrompt(example("colorfield"), "cell:e4", "to");
    assertPrompt(example("colorfield"), "cell:e4,cell:f4", "captive");
    assertPrompt(example("colorfield"), "cell:e4,cell:f4,cell:a6", "prompt.complete");
  }
}
