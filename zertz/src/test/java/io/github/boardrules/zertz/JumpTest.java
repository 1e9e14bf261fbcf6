package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Terms": a jump, and when a capture is possible; "Decisions", 8 and 10. */
class JumpTest {

  @Test
  void aMarbleJumpsInEachOfTheSixDirections() {
    GamePosition game = Setup.of("zertz").with("Wd4 Gd5 Ge4 Ge3 Gd3 Gc3 Gc4").game();

    assertThat(game.legal("xd4"))
        .containsExactlyInAnyOrder("xd4Gd6", "xd4Gf4", "xd4Gf2", "xd4Gd2", "xd4Gb2", "xd4Gb4");
  }

  @Test
  void anyColourJumpsAnyColour() {
    for (char jumping : List.of('W', 'G', 'B')) {
      for (char jumped : List.of('W', 'G', 'B')) {
        GamePosition game = Setup.of("zertz").with(jumping + "a1 " + jumped + "a2").game();

        assertThat(game.legal()).containsExactly("xa1" + jumped + "a3");
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Wd4 Gd6, ''", // the ring between is vacant
    "Wd4, d5", // the ring between is gone
    "Wd4 Gd5, d3 d6", // the rings beyond are gone
    "Wd2 Gd3 Bd4, d1 d5", // the rings beyond are gone, those between occupied
    "Wd6 Gd7, d5", // beyond the board
    "Wa1 Ga2 Ba3 Wa4, ''", // the landings are occupied or beyond the board
    "Wd4 Ge6, ''", // not in a line
    "Wd4 Gf5, ''"
  })
  void aJumpNeedsAMarbleBetweenAndAVacantRingBehindIt(String marbles, String gone) {
    GamePosition game = Setup.of("zertz").gone(gone).with(marbles).game();

    assertThat(game.reason("pass")).isEqualTo("cannot-pass");
    assertThat(game.legal("x")).isEmpty();
    assertThat(game.legal()).isNotEmpty();
  }

  @Test
  void theLandingNeedNotBeAtTheEdge() {
    GamePosition game = Setup.of("zertz").with("Wd2 Gd3").gone("d1").game();

    assertThat(game.legal()).containsExactly("xd2Gd4");
  }

  @Test
  void theJumpedMarbleMayStandAtTheEdgeOrBesideAHole() {
    assertThat(Setup.of("zertz").with("Wa2 Ba3").gone("a1").game().legal())
        .containsExactly("xa2Ba4");
    assertThat(Setup.of("zertz").with("Wd3 Bd4").gone("d2 c3 c4 e3 e4").game().legal())
        .containsExactly("xd3Bd5");
  }

  @Test
  void ifACaptureIsPossibleAllLegalMovesAreChains() {
    GamePosition game = Setup.of("zertz").with("Wd4 Gd5 Bg1 Wg2").game();

    assertThat(game.legal()).containsExactlyInAnyOrder("xd4Gd6", "xd5Wd3", "xg1Wg3");
  }

  @Test
  void marblesInCutOffGroupsCountToo() {
    GamePosition game = Setup.of("zertz").gone("a4 b1 b2 b3 b4").with("Wa1 Ga2 Be4").game();

    assertThat(game.legal()).containsExactly("xa1Ga3");
    assertThat(game.reason("Wd4,d1")).isEqualTo("must-capture");
  }

  @Test
  void chainsGoOnInsideACutOffGroup() {
    GamePosition game =
        Setup.of("zertz").only("a1 a2 a3 b3 c3 e4 e5 f4").with("Wa1 Ga2 Bb3").game();

    assertThat(game.legal()).containsExactly("xa1Ga3Bc3");
  }
}
