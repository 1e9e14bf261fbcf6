package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** RULES.md, "Terms" and "Legal moves": chains of jumps; "Decisions", 8 and 9. */
class ChainTest {

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

  @Test
  void aChainMayGoOnFromTheRingWhereItStarted() {
    GamePosition game = Setup.of("zertz").with("Wd4 Gd5 Be5 We4 Gc4").game();

    assertThat(game.legal("xd4"))
        .containsExactlyInAnyOrder("xd4Gb4", "xd4Gd6Bf4Wd4Gb4", "xd4Wf4Bd6Gd4Gb4");
  }

  @Test
  void aChainCanForkOnItsWay() {
    GamePosition game = Setup.of("zertz").with("Wd1 Gd2 Gd4 Bc3 Be3").game();

    // From d3 straight on over d4, or over c3 to b3, or over e3 to f3.
    assertThat(game.legal("xd1")).containsExactlyInAnyOrder("xd1Gd3Gd5", "xd1Gd3Bb3", "xd1Gd3Bf3");
  }
}
