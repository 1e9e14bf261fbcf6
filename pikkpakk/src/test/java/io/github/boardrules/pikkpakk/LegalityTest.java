package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Legality": each reason, in the order of the page. */
class LegalityTest {
  private static final String ANY = "abalone:steps=any";
  private static final String JOIN = "abalone:collision=push,steps=any";
  private static final String SIDE = "abalone:side=yes";
  private static final String CAPTURE = "pikkpakk:push=capture,steps=any";
  private static final String EQUAL = "pikkpakk:equal=yes";

  /**
   * Rows of a variant, a position, moves, the reason with a fact, and the cell of the refusal; a
   * star stands for the first cell of the move.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // wrong-kind: each phase of a variant has moves of its own form
        "pikkpakk | | e5 b2u b2-c2u | wrong-kind |",
        "pikkpakk:push=capture | | e5 bu 5l b2-c2u | wrong-kind |",
        "pushfour | | bu 5l a5r a5-b5u k11u | wrong-kind |",
        "abalone | | a5 bu 5l a2-b2u | wrong-kind |",
        SIDE + " | | a5 e5 bu 5l | wrong-kind |",
        // off-board: a placed ball, then a push; outside the area too
        "fivepush | | k11 j1 a10 | off-board | *",
        "pikkpakk | | ju 10l 11r11 | off-board |",
        "pikkpakk:push=square | | au 9l3 | off-board |",
        "pikkpakk:push=capture | | k11l a10u9 | off-board | *",
        SIDE + " | | i2-j2u | off-board | j2",
        SIDE + ",start=joint | b2-b4 l | a2r i9d5 b1-b2r | off-board | *",
        // wrong-cell, occupied
        "fivepush | | a1 a5 i9 e9 e1 i5 | wrong-cell | *",
        "pushfour | | a1 a9 i1 i9 b2 e5 h8 b8 | wrong-cell | *",
        "pikkpakk:start=joint | > b2 b3 | e5 b2 b3 | occupied | *",
        // line-full
        "pushfour:full=block | b5-h5 lldlldd | a5 i5 | line-full | *",
        // not-complete, before the number of cells and the majority
        "pikkpakk:steps=any | | au 1l 9r11 id2 | not-complete |",
        // no-ball, before a ball of another colour
        SIDE + " | b4 d4 f4-f5 l | e5u e5u11 | no-ball | *",
        SIDE + " | b4 d4 f4-f5 l | b4-d4u | no-ball | c4",
        // not-rear, not-pure
        "abalone | | a2u a2u9 b1l a8d h1r | not-rear | *",
        SIDE + " | b4-e4 ldll | b4-c4u b4-d4u11 | not-pure | c4",
        SIDE + " | b4-e4 d, a1 l | b4-e4u | not-pure | b4",
        // too-many-steps
        "pikkpakk | | bu2 cu11 | too-many-steps most=1 |",
        "pikkpakk:push=ring,steps=any | | au5 bu5 | too-many-steps most=4 |",
        "abalone | | a1u2 a9d2 | too-many-steps most=1 | *",
        "abalone:steps=own | | a1u3 | too-many-steps most=2 | *",
        // one step is never too many, and without own balls also enough
        "abalone:steps=own | e5 d, a1 l | e5u | no-majority | *",
        "abalone:steps=own | e5 d, a1 l | e5u2 | too-many-steps most=1 | *",
        // with any steps a line and a run have no limit of their own
        "pikkpakk:steps=any | | bu10 bu11 | edge |",
        ANY + " | | a1u11 | blocked | *",
        // too-few-steps, before the edge and the way
        SIDE + ",steps=exact | | a1u a2d | too-few-steps fewest=2 | *",
        SIDE + ",steps=exact | | a2-c2u a2-c2u2 a1-c1u2 | too-few-steps fewest=3 | *",
        // blocked sideways
        SIDE + " | a1-c1 l, b2 d | a1-c1u a1-c1d b1-c1u | blocked | *",
        // no-majority; neutral balls and the target count for neither player
        "pikkpakk | | cu cd 2l 2r ed eu | no-majority |",
        "fivepush:edge=remove,majority=no | c5-e5 d | c5r e5l | legal |",
        // edge
        "pikkpakk | a5-g5 l, a1 t | 5l | edge |",
        "pikkpakk:steps=any | | bu2 | edge |",
        // equality-not-winning, after the edge; it needs an own ball and equal numbers
        EQUAL + " | a5-g5 lltlddd, b1-h1 l | 5r | equality-not-winning |",
        EQUAL + " | a5-g5 lltlddd, b1-h1 l | 5l | edge |",
        EQUAL + " | 9/9/9/2l6/1lltlddd1/2l6/9/9/9 1 push | 5r | equality-not-winning |",
        EQUAL + ",push=square | " + MovesTest.EQUAL + " | 5r | equality-not-winning |",
        // the opponent's balls surround the target
        EQUAL + " | 9/9/9/2l6/1lltlddd1/2l6/9/9/1ddddddd1 2 push | 5l | equality-not-winning |",
        EQUAL
            + ",push=capture,steps=any | c5-g5 ltldd, b6 b4 l"
            + " | g5l g5l3 | equality-not-winning | *",
        // the light ball on a5 falls at the third step; then dark has more
        EQUAL + ",push=capture,steps=any | c5-g5 ltldd, b6 b4 l | g5l4 | lost-majority step=4 | *",
        CAPTURE + " | c5-g5 ltldd, b6 b4 l | g5l2 | no-majority step=1 | *",
      })
  void aMoveIsRefusedForTheFirstReasonThatApplies(
      String variant, String position, String moves, String reason, String cell) {
    GamePosition given = GamePosition.row(variant, position);
    String[] words = reason.split("[ =]", -1);
    for (String move : moves.split(" ", -1)) {
      if (reason.equals("legal")) {
        assertThat(given.reason(move)).isEqualTo(reason);
        continue;
      }
      String[] cells =
          cell == null ? new String[0] : new String[] {cell.equals("*") ? first(move) : cell};
      given.assertRefused(move, words[0], cells);
      if (words.length > 1) {
        assertThat(given.refusal(move).facts()).containsEntry(words[1], words[2]);
      }
    }
  }

  /** Rows of a variant, a position, a run push, the reason and the step at which it is refused. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // at the first step; the majority comes before the edge
        ANY + " | e4-e5 dl, a1 l | e4u | no-majority | 1",
        CAPTURE + " | e8-e9 lt, a1 l | e8u | target-off | 1",
        ANY + " | e8-e9 l, a1 l | e8u | own-off | 1",
        // which run has no majority
        // and which has
        "abalone | c5-e5 lld | c5r | legal | 0",
        CAPTURE + " | c5-d5 lt | c5r | legal | 0",
        // at a later step; to meet others comes before the majority
        ANY + " | e4 l, e7 d | e4u3 | blocked | 3",
        CAPTURE + " | e4-e5 l, e7 t | e4u2 | blocked | 2",
        JOIN + " | e4 l, e6 d | e4u2 | lost-majority | 2",
        CAPTURE + " | e6-e9 dlll, i1 t | e6u4 | lost-majority | 3",
        // a group with no balls left has lost its majority
        "abalone:own=yes,steps=any | h5 l | h5r3 | lost-majority | 3",
        CAPTURE + " | e7-e8 lt | e7u2 | target-off | 2",
        ANY + " | e6-e7 l | e6u3 | own-off | 3",
        // where the area is the block, its edge is the end
        "abalone:start=joint,steps=any | e6-e7 l | e6u2 | own-off | 2",
      })
  void aRunPushIsRefusedAtTheFirstStepThatIsNotAllowed(
      String variant, String position, String move, String reason, int step) {
    GamePosition given = GamePosition.row(variant, position);
    String push = move.replaceFirst("(?<=[udlr])\\d+$", "");
    if (step > 0) {
      given.assertRefused(move, reason, first(move));
      assertThat(given.refusal(move).facts())
          .containsEntry("at", first(move))
          .containsEntry("step", Integer.toString(step));
    }
    // One cell less is allowed, if there is one.
    if (step != 1) {
      assertThat(given.reason(push + (step > 2 ? step - 1 : ""))).isEqualTo("legal");
    }
  }

  private static String first(String move) {
    return move.replaceFirst("(?<=\\d)\\D.*", "");
  }
}
