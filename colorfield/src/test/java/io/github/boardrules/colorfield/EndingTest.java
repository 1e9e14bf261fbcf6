package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "End of the game". */
class EndingTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # a player with a red piece in the middle has won
          colorfield | 2 0 Re5,ry1 | win 1 middle
          colorfield | 1 0 re6,Rx1 | win 2 middle
          colorfield:first=empty | 1 0 Re5,ry1 | win 2 middle
          # a player without a red piece has lost
          colorfield | 2 0 ba6,Rx1 | win 1 reds
          colorfield | 1 0 Ba6,ry1 | win 2 reds
          # with block=inplay a player whose pieces in play are hemmed in has lost
          colorfield | 1 0 Na1,oa2,wb1,gb2,Rx1,ry1 | win 2 blocked
          # a player without a legal move has lost
          colorfield | 1 0 Na1,oa2,wb1,gb2,bc1,Rx1,ry1 | win 2 blocked
          colorfield:block=any | 1 0 Na1,oa2,wb1,gb2,bc1,Rx1,ry1 | win 2 blocked
          colorfield:block=any | 1 0 wb1,bc1,Rx1,ry1 | win 2 blocked
          # when the count reaches the bound the game is a draw
          colorfield:quiet=12 | 1 12 ba6,Ge4,Rx1,ry1 | draw quiet
          # the middle comes before the lost reds, the block and the quiet moves
          colorfield:quiet=12 | 1 12 Ge4,re5 | win 2 middle
          # the lost reds come before the block and the quiet moves
          colorfield:quiet=12 | 1 12 Ge4,ry1 | win 2 reds
          # the block comes before the quiet moves
          colorfield:quiet=12 | 1 12 Na1,oa2,wb1,gb2,Rx1,ry1 | win 2 blocked
          colorfield:block=any,quiet=12 | 1 12 Na1,oa2,wb1,gb2,Rx1,ry1 | draw quiet
          """)
  void theGameIsOver(String variant, String position, String status) {
    assertOver(GamePosition.of(variant, position), status);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # with block=any while a red can leave its gate
          colorfield:block=any | Na1,oa2,wb1,gb2,Rx1,ry1 | x1-c1
          # with nothing in play while a red can come out
          colorfield | wb1,Rx1,ry1 | x1-c1
          # while one piece in play can step
          colorfield | Na1,oa2,wb1,gb2,bc1,Gj10,Rx1,ry1 | j10-i9, j10-i10, j10-j9
          """)
  void theGameContinuesWithTheseMoves(String variant, String pieces, String moves) {
    GamePosition given = GamePosition.of(variant, "1 0 " + pieces);

    assertThat(given.status()).isEqualTo("ongoing");
    assertThat(String.join(", ", given.legal())).isEqualTo(moves);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          colorfield | 1 0 ra6,bb2,Ge4,Rx1 | e4-f4xa6 | win 1 reds
          colorfield | 2 0 Na1,oa2,ga3,wb1,Rx1,ry1 | a3-b2 | win 2 blocked
          colorfield:quiet=12 | 1 11 ba6,Ge4,Rx1,ry1 | e4-d3 | draw quiet
          colorfield:quiet=12 | 1 11 ba6,Ge4,Rx1,ry1 | e4-f4xa6 | ongoing
          """)
  void aMoveEndsTheGameOrDoesNot(String variant, String position, String move, String status) {
    assertThat(GamePosition.of(variant, position).status()).isEqualTo("ongoing");
    assertThat(GamePosition.of(variant, position).play(move).status()).isEqualTo(status);
  }

  @Test
  void theMiddleGatesAndTheOwnColourAreNotAWayOut() {
    // b2 is green and touches a1, a red middle on b1, and a green a2.
    String variant =
        "colorfield:rows=gg./grg,middle=b1,fullgates=x1-a1,emptygates=y1-c1,full=ga1,empty=gc1";
    GamePosition given = Setup.of(variant).with("Gb2 ga1 rc1 Rx1").gamePosition();

    assertThat(given.legal()).isEmpty();
    assertThat(given.status()).isEqualTo("win 2 blocked");
    assertThat(given.layout().around("b2")).containsExactly("a1", "a2", "b1", "c1");
  }

  @Test
  void theEndingsApplyBeforeTheFirstMoveToo() {
    // Nobody can move: the only free square is the middle.
    GamePosition start =
        GamePosition.start(
            "colorfield:rows=rb/gy,middle=a2,fullgates=x1-a1,emptygates=y1-b2,full=ga1"
                + ",empty=bb1+yb2");

    assertOver(start, "win 2 blocked");
  }

  private static void assertOver(GamePosition given, String status) {
    assertThat(given.status()).isEqualTo(status);
    assertThat(given.legal()).isEmpty();
    assertThat(given.rules().countLegal(given.position())).isZero();
  }
}
