package io.github.boardrules.pylos;

import static io.github.boardrules.fixtures.DraftAssertions.assertComplete;
import static io.github.boardrules.fixtures.DraftAssertions.assertDeadEnd;
import static io.github.boardrules.fixtures.DraftAssertions.assertEntered;
import static io.github.boardrules.fixtures.DraftAssertions.assertPrompt;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How a person enters a move step by step, and why wrong steps are refused. */
class DraftTest {
  /** Player 1 completes a square on 1b2, and has 2a3 on 1a3 1a4 1b3 1b4. */
  private static final String SQUARE = "12../22../1.../11.2|1../.../...|../..|. 1 0";

  /** 1d1 can be raised to 2b2, where it completes a square of level 2 for player 1. */
  private static final String RAISE = "..../121./222./1211|.../1../11.|../..|. 1 0";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1b2x2a3x1a4     | cell:1b2,cell:2a3,cell:1a4",
        "1d1-2b2x2a1x1a1 | cell:1d1,cell:2b2,cell:2a1,cell:1a1",
      })
  void aMoveIsEnteredByItsCellsAndThoseOfTheTakeBacks(String move, String steps) {
    String position = move.contains("-") ? RAISE : SQUARE;
    assertEntered(GamePosition.of("pylos", position), move, steps);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"1b2x1a1x1b2 | cell:1b2 | cell:1a1", "1b2x2a3x1a4 | cell:2a3 | cell:1a4"})
  void takeBacksAreEnteredInEitherOrder(String move, String one, String other) {
    GamePosition given = GamePosition.of("pylos", SQUARE);
    assertComplete(given, "cell:1b2," + one + "," + other, move);
    assertComplete(given, "cell:1b2," + other + "," + one, move);
  }

  @Test
  void aPromptSaysWhatToDoNext() {
    GamePosition must = GamePosition.of("pylos:takeback=must", SQUARE);

    assertPrompt(GamePosition.start("pylos"), "", "place");
    assertPrompt(
        GamePosition.of("pylos", "...1/..../21../12..|.../.../...|../..|. 1 0"),
        "",
        "place-or-raise");
    assertPrompt(GamePosition.of("pylos", RAISE), "cell:1d1", "to");
    assertPrompt(GamePosition.of("pylos", SQUARE), "cell:1b2", "take-back-or-play");
    assertPrompt(must, "cell:1b2", "take-back");
    assertPrompt(must, "cell:1b2,cell:1a1", "take-back-second");
    assertPrompt(must, "cell:1b2,cell:1a1,cell:1a2", "prompt.complete");
    assertPrompt(GamePosition.of("pylos:base=3,out=stuck", "111/111/1..|../..|. 1 0"), "", "raise");
  }

  /** Player 1 completes a square on 1b2; 2a3 is the opponent's, on 1a4 and others. */
  private static final String TWO_SQUARES = "12../2211/1.12/11.2|2../.../...|../..|. 1 0";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "not-your-stone       | cell:1d1 cell:2a3 cell:1d1,cell:2c2",
        "not-free             | cell:1a4",
        "unsupported          | cell:2b2 cell:4a1 cell:1a1,cell:2a1 cell:1c2,cell:2c2",
        "not-higher           | cell:1a1,cell:1a2 cell:1a1,cell:1b2",
        "occupied             | cell:1a1,cell:2a3",
        "take-back-empty      | cell:1b2,cell:1c1",
        "take-back-not-yours  | cell:1b2,cell:1d1 cell:1b2,cell:1a3 cell:1b2,cell:1a1,cell:1d1",
        "take-back-not-free   | cell:1b2,cell:1a4 cell:1b2,cell:1a1,cell:1a4",
        "take-back-twice      | cell:1b2,cell:1a1,cell:1a1",
        "take-back-not-earned | cell:1c1,cell:1c1 cell:1a1,cell:2c2,cell:2c2",
        // no rule forbids these, but no legal move begins with them
        "dead-end             | cell:1e1 cell:5a1 word:pass piece:light cell:1b2,word:x",
        "dead-end             | cell:1b2,cell:1a1,cell:1a2,cell:1b1",
      })
  void aDeadEndIsExplainedByTheRuleThatItBreaks(String reason, String drafts) {
    for (String steps : drafts.split(" ", -1)) {
      assertDeadEnd(GamePosition.of("pylos", TWO_SQUARES), steps, reason);
      assertDeadEnd(GamePosition.of("pylos:takeback=must", TWO_SQUARES), steps, reason);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cell:1b2,cell:1b2", "cell:1b2,cell:1a1,cell:1a2", "cell:1b2,cell:1a4"})
  void inTheBeginnersGameNothingIsEarned(String steps) {
    assertDeadEnd(
        GamePosition.of("pylos:takeback=none", TWO_SQUARES), steps, "take-back-not-earned");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          # with an empty reserve nothing is placed
          pylos:base=3,out=stuck; 111/111/1..|../..|. 1 0; no-reserve; 1b1 2a2 2a1
          # each vacant cell of a higher level rests on 1b2
          pylos:base=3,out=stuck; 111/111/1..|../..|. 1 0; unsupported; 1a1,2a1
          pylos:base=3,out=stuck; 111/111/1..|../..|. 1 0; not-higher; 1b2
          # cells of the larger board and levels above it
          pylos:base=3; .../2../1..|../..|. 1 0; dead-end; 1d1
          pylos:base=3; .../2../1..|../..|. 1 0; not-higher; 1a1
          pylos:base=3; .../2../1..|../..|. 1 0; take-back-not-earned; 1b1,1b1
          """)
  void withAnEmptyReserveOrOnTheSmallBoardOtherRulesExplainIt(
      String variant, String position, String reason, String drafts) {
    for (String steps : drafts.split(" ", -1)) {
      String cells = "cell:" + steps.replace(",", ",cell:");
      assertDeadEnd(GamePosition.of(variant, position), cells, reason);
    }
  }
}
