package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** RULES.md, "What a move does". */
class MoveEffectTest {

  @Test
  void aPlacementTakesTheMarbleFromThePoolFillsXAndRemovesY() {
    GamePosition after = GamePosition.start("zertz").play("Wd4,d1");

    assertThat(after.text()).isEqualTo(Setup.of("zertz").gone("d1").with("Wd4").toMove(2).text());
  }

  @Test
  void theRingsOfClaimedGroupsLeaveAndTheirMarblesGoToTheMover() {
    GamePosition before = Setup.twoGroups("zertz").toMove(2).game();

    assertThat(before.play("Wa2,g2xGa1Wa2Bb1Wg1").text())
        .isEqualTo(
            Setup.of("zertz").gone("a1 a2 a3 b1 b2 b3 c1 c2 f1 f2 g1 g2").held(2, 2, 1, 1).text());
  }

  @Test
  void capturesPassesAndPlacementsWithoutRemovalRaiseTheCounter() {
    Setup capture = Setup.of("zertz:stall=9").with("Wd4 Gd5").counter(3);
    Setup pass = Setup.stuck("zertz:stall=9");
    Setup noRemoval = Setup.noFreeRing("zertz:stall=9").counter(7);

    assertThat(capture.game().play("xd4Gd6").position().stallCounter()).isEqualTo(4);
    assertThat(pass.game().play("pass").position().stallCounter()).isEqualTo(1);
    assertThat(noRemoval.game().play("Wd4").position().stallCounter()).isEqualTo(8);
  }

  @Test
  void aRingThatLeavesTheBoardResetsTheCounter() {
    Setup removal = Setup.of("zertz:stall=9").counter(8);
    Setup claimOnly = Setup.flower("zertz:stall=9", "a1").counter(8);

    assertThat(removal.game().play("Wd4,d1").position().stallCounter()).isZero();
    assertThat(claimOnly.game().play("Wa1xWa1").position().stallCounter()).isZero();
    assertThat(claimOnly.game().play("Wa1").position().stallCounter()).isEqualTo(9);
  }
}
