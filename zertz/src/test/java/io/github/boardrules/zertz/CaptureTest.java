package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Terms" and "Legal moves": jumps and chains of them; "Decisions", 8 to 10. */
class CaptureTest {

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
  void aChainEndsWhereItsMarbleCannotJumpEvenIfAnotherCould() {
    GamePosition game = Setup.of("zertz").with("Bd1 Gd2 Wg1 Wg2").game();

    assertThat(game.play("xd1Gd3").legal()).containsExactly("xg1Wg3");
    assertThat(game.reason("xd1Gd3Wg3")).isEqualTo("not-a-jump");
  }

  @Test
  void theLongerChainNeedNotBeChosenButOnceBegunItIsPlayedToItsEnd() {
    GamePosition game = Setup.of("zertz").with("Wd4 Gd5 Be4 Gf3").game();

    assertThat(game.legal("xd4")).containsExactlyInAnyOrder("xd4Gd6", "xd4Bf4Gf2");
    assertThat(game.reason("xd4Bf4")).isEqualTo("must-continue");
  }

  /** The ring from which a chain started is vacant, and a jumped marble is gone at once. */
  @Test
  void chainsWithDifferentLandingsAreDifferentMovesEvenIfTheyLeadToOnePosition() {
    GamePosition triangle = Setup.of("zertz").with("Wd4 Gd5 Be5 We4").game();
    GamePosition clockwise = triangle.play("xd4Gd6Bf4Wd4");
    GamePosition anticlockwise = triangle.play("xd4Wf4Bd6Gd4");

    assertThat(triangle.legal("xd4")).containsExactlyInAnyOrder("xd4Gd6Bf4Wd4", "xd4Wf4Bd6Gd4");
    assertThat(triangle.reason("xd4Gd6Bf4Wd4Gd6")).isEqualTo("nothing-to-jump");
    assertThat(clockwise.position()).isEqualTo(anticlockwise.position());
    assertThat(clockwise.at("d4")).isEqualTo('W');
    assertThat(clockwise.held(1)).isEqualTo("1,1,1");
  }
}
