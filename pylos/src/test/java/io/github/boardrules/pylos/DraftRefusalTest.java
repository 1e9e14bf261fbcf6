package io.github.boardrules.pylos;

import static io.github.boardrules.fixtures.DraftAssertions.assertDeadEnd;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Why steps that lead to no legal move are rejected. */
class DraftRefusalTest {

  /**
   * Player 1 completes a square on 1b2; 2a3 is the opponent's, on 1a4 and others; 2c2 is vacant.
   */
  private static GamePosition square(String variant) {
    return Setup.of(variant)
        .one("1a1 1a2 1b1 1a4 1c2 1c3 1d3")
        .two("1a3 1b3 1b4 1d1 2a3 1d2")
        .gamePosition();
  }

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
      assertDeadEnd(square("pylos"), steps, reason);
      assertDeadEnd(square("pylos:takeback=must"), steps, reason);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cell:1b2,cell:1b2", "cell:1b2,cell:1a1,cell:1a2", "cell:1b2,cell:1a4"})
  void inTheBeginnersGameNothingIsEarned(String steps) {
    assertDeadEnd(square("pylos:takeback=none"), steps, "take-back-not-earned");
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

  @ParameterizedTest
  @CsvSource({"''", "cell:1a1", "cell:2a1", "'cell:1a1,cell:2b2'", "word:pass", "cell:1d1"})
  void whenTheGameIsOverEveryStepIsRejected(String steps) {
    assertDeadEnd(GamePosition.of("pylos:base=3", "212/121/212|12/21|1 2 0"), steps, "game-over");
    assertDeadEnd(
        GamePosition.of("pylos:limit=1", "..../..../..../1...|.../.../...|../..|. 1 1"),
        steps,
        "game-over");
  }
}
