package io.github.boardrules.colorfield;

import static io.github.boardrules.fixtures.DraftAssertions.assertDeadEnd;
import static io.github.boardrules.fixtures.DraftAssertions.assertEntered;
import static io.github.boardrules.fixtures.DraftAssertions.assertPrompt;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a person enters a move step by step, and why wrong steps are refused. */
class DraftTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e4-d3    | cell:e4,cell:d3",
        "x1-b1    | cell:x1,cell:b1",
        "e4-f4xa6 | cell:e4,cell:f4,cell:a6",
        "e4-f4xj5 | cell:e4,cell:f4,cell:j5",
      })
  void aMoveIsEnteredByItsTwoFieldsAndTheCaptives(String move, String steps) {
    assertEntered(crossing("colorfield"), move, steps);
  }

  @Test
  void aPromptSaysWhatToDoNext() {
    assertPrompt(crossing("colorfield"), "", "from");
    assertPrompt(crossing("colorfield:force=step"), "", "from-capture");
    assertPrompt(crossing("colorfield"), "cell:e4", "to");
    assertPrompt(crossing("colorfield"), "cell:e4,cell:f4", "captive");
    assertPrompt(crossing("colorfield"), "cell:e4,cell:f4,cell:a6", "prompt.complete");
  }

  /** Green on white e4 takes a6 and j5; yellow on yellow; red on red beside the middle. */
  private static GamePosition crossing(String variant) {
    return GamePosition.of(variant, "1 0 ba6,Wc1,Yc2,Rd4,Ge4,gh3,yj5,Rx1,ry1");
  }

  /** Fields in the order in which they are entered. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          no-such-field   | k1 zz99 e4-k1
          empty-field     | a1 x2 a1-a2
          not-your-piece  | a6 y1 a6-a7
          not-adjacent    | e4-e6 e4-e4
          gate-closed     | c1-x1
          occupied        | c1-c2
          middle-red-only | e4-e5
          own-colour      | c2-b2 d4-e5
          no-capture      | e4-d3-a6
          wrong-captive   | e4-f4-h3 e4-f4-e4 e4-f4-y1
          # no rule forbids these, but no legal move begins with them
          dead-end        | ? a01 a100 e4-f4-a6-j5
          """)
  void aDeadEndIsExplainedByTheRuleThatItBreaks(String reason, String entries) {
    for (String entry : entries.split(" ", -1)) {
      String steps = "cell:" + entry.replace("-", ",cell:");
      assertDeadEnd(crossing("colorfield"), steps, reason);
      assertDeadEnd(crossing("colorfield:force=step"), steps, reason);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          colorfield | dead-end | word:pass piece:G cell:e4,word:x
          colorfield:force=step | must-capture-step | cell:e4,cell:d3 cell:x1,cell:b1
          colorfield:force=step | must-capture-step | cell:c2,cell:b3
          # the prompt asks for a piece that can take another
          colorfield:force=step | dead-end | cell:x1 cell:c2
          """)
  void otherStepsAndPiecesThatMayNotMoveAreRefused(String variant, String reason, String drafts) {
    for (String steps : drafts.split(" ", -1)) {
      assertDeadEnd(crossing(variant), steps, reason);
    }
  }
}
