package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "End of the game". */
class EndingTest {
  /** Full's only piece in play is hemmed in on a1, but its red can leave the gate to c1. */
  private static final String HEMMED = "Na1,oa2,wb1,gb2,Rx1,ry1";

  @ParameterizedTest
  @CsvSource({
    "colorfield, 2, Re5, ry1, 1",
    "colorfield, 2, Rf6, ry1, 1",
    "colorfield, 1, re6, Rx1, 2",
    "colorfield, 1, rf5, Rx1, 2",
    "colorfield:first=empty, 1, Re5, ry1, 2",
    "colorfield:first=empty, 2, re5, Rx1, 1",
    "'colorfield:force=step,block=any,quiet=5', 2, Re5, ry1, 1",
  })
  void aPlayerWithARedPieceInTheMiddleHasWon(
      String variant, int toMove, String red, String other, int winner) {
    GamePosition given = Setup.of(variant).with(red + " " + other).toMove(toMove).gamePosition();

    assertOver(given, "win " + winner + " middle");
  }

  @ParameterizedTest
  @CsvSource({
    "colorfield, 2, ba6, Rx1, 1",
    "colorfield, 1, Ba6, ry1, 2",
    "colorfield:first=empty, 1, Ba6, Rx1, 2",
    "colorfield:first=empty, 2, ba6, ry1, 1",
  })
  void aPlayerWithoutARedPieceHasLost(
      String variant, int toMove, String piece, String red, int winner) {
    // With first=empty the piece and the red of the waiting player stand for the other team.
    assertOver(
        Setup.of(variant).with(piece + " " + red).toMove(toMove).gamePosition(),
        "win " + winner + " reds");
  }

  @Test
  void aPlayerWhoTakesTheLastRedPieceHasWon() {
    GamePosition last = Setup.of("colorfield").with("Ge4 ra6 bb2 Rx1").gamePosition();
    GamePosition saved = Setup.of("colorfield").with("Ge4 ra6 bb2 Rx1 ry3").gamePosition();

    assertOver(last.play("e4-f4xa6"), "win 1 reds");
    assertThat(saved.play("e4-f4xa6").status()).isEqualTo("ongoing");
  }

  @Test
  void withBlockInplayAPlayerWhosePiecesInPlayAreHemmedInHasLost() {
    assertOver(GamePosition.of("colorfield", "1 0 " + HEMMED), "win 2 blocked");
    assertOver(GamePosition.of("colorfield", "2 0 na1,Oa2,Wb1,Gb2,Rx1,ry1"), "win 1 blocked");
    assertOver(
        GamePosition.of("colorfield:first=empty", "1 0 na1,Oa2,Wb1,Gb2,Rx1,ry1"), "win 2 blocked");
  }

  @Test
  void withBlockAnyTheGameGoesOnWhileARedCanLeaveItsGate() {
    GamePosition given = GamePosition.of("colorfield:block=any", "1 0 " + HEMMED);

    assertThat(given.status()).isEqualTo("ongoing");
    assertThat(given.legal()).containsExactly("x1-c1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"colorfield", "colorfield:block=any"})
  void aPlayerWithoutALegalMoveHasLost(String variant) {
    assertOver(GamePosition.of(variant, "1 0 Na1,oa2,wb1,gb2,bc1,Rx1,ry1"), "win 2 blocked");
    assertOver(GamePosition.of(variant, "1 0 wb1,bc1,Rx1,ry1"), "win 2 blocked");
  }

  @ParameterizedTest
  @ValueSource(strings = {"colorfield", "colorfield:block=any"})
  void aPlayerWithNothingInPlayIsNotHemmedInWhileARedCanComeOut(String variant) {
    GamePosition given = GamePosition.of(variant, "1 0 wb1,Rx1,ry1");

    assertThat(given.status()).isEqualTo("ongoing");
    assertThat(given.legal()).containsExactly("x1-c1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"colorfield", "colorfield:block=any"})
  void theGameGoesOnWhileOnePieceInPlayCanStep(String variant) {
    GamePosition given = GamePosition.of(variant, "1 0 Na1,oa2,wb1,gb2,bc1,Gj10,Rx1,ry1");

    assertThat(given.status()).isEqualTo("ongoing");
    assertThat(given.legal()).containsExactly("j10-i9", "j10-i10", "j10-j9");
  }

  @Test
  void theMiddleGatesAndTheOwnColourAreNoWayOut() {
    // b2 is green and touches a1, a red middle on b1, and a green a2.
    String variant =
        "colorfield:rows=gg./grg,middle=b1,fullgates=x1-a1,emptygates=y1-c1,full=ga1,empty=gc1";
    GamePosition given = Setup.of(variant).with("Gb2 ga1 rc1 Rx1").gamePosition();

    assertThat(given.legal()).isEmpty();
    assertThat(given.status()).isEqualTo("win 2 blocked");
    assertThat(given.rules().options().layout().touching(Field.parse("b2")))
        .extracting(Field::toString)
        .containsExactly("a1", "a2", "b1", "c1");
  }

  @Test
  void aPlayerWhoHemsInTheOpponentHasWon() {
    GamePosition given = GamePosition.of("colorfield", "2 0 Na1,oa2,ga3,wb1,Rx1,ry1");

    assertOver(given.play("a3-b2"), "win 2 blocked");
    assertThat(given.play("a3-b3").status()).isEqualTo("ongoing");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ",first=empty", ",block=any", ",first=empty,block=any"})
  void theEndingsApplyBeforeTheFirstMoveToo(String options) {
    // Nobody can move: the only free square is the middle.
    GamePosition start =
        GamePosition.start(
            "colorfield:rows=rb/gy,middle=a2,fullgates=x1-a1,emptygates=y1-b2,full=ga1"
                + ",empty=bb1+yb2"
                + options);

    assertOver(start, "win 2 blocked");
  }

  @Test
  void whenTheCountReachesTheBoundTheGameIsDrawn() {
    String pieces = "ba6,Ge4,Rx1,ry1";

    assertOver(GamePosition.of("colorfield:quiet=12", "1 12 " + pieces), "draw quiet");
    assertOver(GamePosition.of("colorfield:quiet=12", "2 12 " + pieces), "draw quiet");
    assertThat(GamePosition.of("colorfield:quiet=12", "1 11 " + pieces).status())
        .isEqualTo("ongoing");
    assertOver(
        GamePosition.of("colorfield:quiet=12", "1 11 " + pieces).play("e4-d3"), "draw quiet");
    assertThat(GamePosition.of("colorfield:quiet=12", "1 11 " + pieces).play("x1-b1").status())
        .isEqualTo("ongoing");
    assertThat(GamePosition.of("colorfield:quiet=12", "1 11 " + pieces).play("e4-f4xa6").status())
        .isEqualTo("ongoing");
    assertOver(GamePosition.start("colorfield:quiet=1").play("a3-a4"), "draw quiet");
  }

  @Test
  void theEndingsAreCheckedInTheOrderOfThePage() {
    // The middle comes before the lost reds, the block and the quiet moves.
    assertOver(GamePosition.of("colorfield:quiet=12", "1 12 Ge4,re5"), "win 2 middle");
    assertOver(
        GamePosition.of("colorfield:quiet=12", "1 12 Na1,oa2,wb1,gb2,re5,Rx1"), "win 2 middle");
    // The lost reds come before the block and the quiet moves.
    assertOver(GamePosition.of("colorfield:quiet=12", "1 12 Na1,oa2,wb1,gb2,ry1"), "win 2 reds");
    assertOver(GamePosition.of("colorfield:quiet=12", "1 12 Ge4,ry1"), "win 2 reds");
    // A player with no piece at all has no red either.
    assertOver(GamePosition.of("colorfield", "1 0 ry1"), "win 2 reds");
    // The block comes before the quiet moves.
    assertOver(GamePosition.of("colorfield:quiet=12", "1 12 " + HEMMED), "win 2 blocked");
    assertOver(GamePosition.of("colorfield:block=any,quiet=12", "1 12 " + HEMMED), "draw quiet");
  }

  private static void assertOver(GamePosition given, String status) {
    assertThat(given.status()).isEqualTo(status);
    assertThat(given.legal()).isEmpty();
    assertThat(given.rules().countLegal(given.position())).isZero();
  }
}
