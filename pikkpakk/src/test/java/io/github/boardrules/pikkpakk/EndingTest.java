package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "End of the game". */
class EndingTest {
  static final String SPIRAL =
      "9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/1llllldl1/1ddddddl1/9";

  /**
   * Rows of a variant, balls and a status, with either player to move and with the colours
   * exchanged; {@code other} is the player who is not to move.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // the owner of the surrounding balls wins, who moved or not
        "pikkpakk | c6 c8 b7 d7 a1 l, c7 t, i1 d | win 1 surrounded",
        // all four neighbours are needed
        "pikkpakk | c6 c8 b7 b1-h1 l, d7 b9-h9 d, c7 t | ongoing",
        "pikkpakk | c6 c8 b7 b1-h1 l, b9-h9 d, c7 t | ongoing",
        // four in a line win push-four; a gap, another ball or the edge breaks a line
        "pushfour | b5-e5 l, h3 f8 d | win 1 four-in-row",
        "pushfour | b2-b5 l, h3 f8 d | win 1 four-in-row",
        "pushfour | b2-e5 l, h3 f8 d | win 1 four-in-row",
        "pushfour | b8-e5 l, h3 f8 d | win 1 four-in-row",
        "pushfour | b5-f5 l, h3 f8 d | win 1 four-in-row",
        "pushfour | b5-d5 l, h3 f8 d | ongoing",
        "pushfour | b5-f5 lldll | ongoing",
        "pushfour | g5-h5 b5-c5 b6-c6 l | ongoing",
        // five in a line win five-then-push, anywhere on the board
        "fivepush | a1-a5 l | win 1 five-in-row",
        "fivepush | a1-e5 l | win 1 five-in-row",
        "fivepush | a1-f1 l | win 1 five-in-row",
        "fivepush | a1-d1 l | win other no-move",
        // if both players have lines, the mover wins or it is a draw
        "pushfour | b2-e2 l, b4-e4 d | win other four-in-row",
        "pushfour:both=draw | b2-e2 l, b4-e4 d | draw both-lines",
        // no ball can enter any more
        "pushfour:full=block | " + MovesTest.FULL + " | draw board-full",
        "pushfour | " + MovesTest.FULL + " | ongoing",
      })
  void theBallsEndTheGame(String variant, String balls, String status) {
    for (int mover = 1; mover <= 2; mover++) {
      Setup setup = Setup.of(variant, balls).toMove(mover);
      String expected = status.replace("other", Integer.toString(3 - mover));

      assertStatus(setup.position(), expected);
      assertStatus(
          setup.exchanged().position(),
          status.contains("other") ? expected : expected.replace("win 1", "win 2"));
    }
  }

  /** Rows of a variant, a position, moves and the status after them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // the examples of the page
        "pikkpakk | " + SPIRAL + " 2 push | ed dd eu 5l | win 1 surrounded",
        "pushfour | 9/9/1ldld4/1ldldll2/1d7/1d7/1ldld4/9/9 2 place"
            + " | e9 e9 e9 | win 2 four-in-row",
        // equality that wins, and that saves a player without another move
        "pikkpakk:equal=yes | 9/9/9/2l6/1lltlddd1/2l6/9/9/9 1 push | | ongoing",
        "pikkpakk:equal=yes | 9/9/9/2l6/1lltlddd1/2l6/9/9/9 1 push | 5l | win 1 surrounded",
        "pikkpakk | 9/9/9/2l6/1lltlddd1/2l6/9/9/9 1 push | | win 2 no-move",
        // neutral balls surround for nobody
        "pikkpakk:push=ring | nnnnnnnnn/nlddddddn/nldllllln/nldlndddn/nldntnldn/nldlndldn"
            + "/nlllllldn/nddddddln/nnnnnnnnn 1 push | | ongoing",
        // light enters below, and dark's ball goes up from b2 to b3
        "pushfour | c2-e2 l, c3-e3 b2 d | b1 | win 1 four-in-row",
        "pushfour:both=draw | c2-e2 l, c3-e3 b2 d | b1 | draw both-lines",
        // lost balls count for the opponent however they left; one move may reach both numbers
        "abalone:own=yes,win=2 | 1 1-0: h1-i1 l, a9 d | h1r | win 2 removed",
        "abalone:own=yes,steps=any,win=1 | f1-i1 llld, a9 d | f1r2 | win 1 removed",
        // before the lack of moves, and while balls are placed
        "abalone | 0-9: e5 d | | win 1 removed",
        "abalone:start=joint | place 0-9: | | win 1 removed",
        "fivepush | place: b2-f2 l, b4-e4 c7 d | | win 1 five-in-row",
        "pikkpakk:start=joint | 2 place: e4 e6 d5 f5 l, b2-b4 d, e5 t | | win 1 surrounded",
        // the player without a legal move loses
        "pikkpakk | c3-c5 e4 d, h8 t | | win 2 no-move",
        "abalone:start=joint | c3-c5 e4 d | | win 2 no-move",
        // a puzzle in two heaps without a complete line
        "inlay | a1-d1 a2-d2 a3-d3 a4-d4 a5-d5 a6-d6 l,"
            + " f4-i4 f5-i5 f6-i6 f7-i7 f8-i8 f9-i9 d, a9 t | | draw no-move",
        // the puzzle is solved when the board is the goal, and nothing else
        "inlay:from=chess,to=spiral | " + SPIRAL + " 1 push | | win 1 solved",
        "inlay:from=chess,to=spiral | 1l7/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1"
            + "/1dlllldl1/2dddddl1/9 1 push | bd | win 1 solved",
      })
  void theGameEndsOrContinues(String variant, String position, String moves, String status) {
    GamePosition given = GamePosition.row(variant, position);

    assertStatus(moves == null ? given : given.play(moves.split(" ", -1)), status);
  }

  @Test
  void exampleOfTheSheetAThreatADefenceAndADiagonal() {
    GamePosition threat =
        GamePosition.of("pushfour", "9/2d1lldd1/1d2llld1/9/1l7/9/7d1/1l3ldd1/9 1 place").play("d9");

    assertThat(threat.play("g9", "i5").status()).isEqualTo("win 1 four-in-row");
    assertThat(threat.legal())
        .filteredOn(defence -> threat.play(defence).status().equals("ongoing"))
        .filteredOn(defence -> !threat.play(defence, "d9").status().equals("win 1 four-in-row"))
        .containsExactly("g9", "i7");
  }

  @Test
  void thePlayerWhoHasRemovedEnoughBallsWins() {
    for (int mover = 1; mover <= 2; mover++) {
      Setup setup = Setup.of("abalone", "a1 l, i9 d").toMove(mover);

      assertStatus(setup.lost(0, 9).position(), "win 1 removed");
      assertStatus(setup.lost(9, 8).position(), "win 2 removed");
      assertStatus(setup.lost(9, 9).position(), "win " + (3 - mover) + " removed");
      assertStatus(setup.lost(8, 8).position(), "ongoing");
    }
  }

  private static void assertStatus(GamePosition position, String status) {
    assertThat(position.status()).isEqualTo(status);
    assertThat(position.legal().isEmpty()).isEqualTo(!status.equals("ongoing"));
    assertThat(position.rules().countLegal(position.position())).isEqualTo(position.legal().size());
  }
}
