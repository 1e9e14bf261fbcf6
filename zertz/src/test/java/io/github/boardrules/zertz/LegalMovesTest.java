package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** RULES.md, "Legal moves": placements and passes; "Decisions", 2 and 3. */
class LegalMovesTest {

  @Test
  void whenNoRingIsFreeTheTurnEndsWithoutARemoval() {
    GamePosition game = Setup.noFreeRing("zertz").game();

    assertThat(game.legal())
        .hasSize(3 * 19)
        .allSatisfy(move -> assertThat(move).hasSize(3))
        .contains("Wd4", "Gd4", "Bd4", "Wb2", "Bf4");
  }

  @Test
  void theOnlyFreeRingIsNoLongerFreeOnceFilled() {
    GamePosition game = Setup.flower("zertz", "a1").game();

    assertThat(game.legal("W")).containsExactlyInAnyOrder("Wd4,a1", "Wa1", "Wa1xWa1");
    assertThat(game.legal()).hasSize(9);
  }

  @Test
  void ifOneOfTwoFreeRingsIsFilledTheOtherIsRemoved() {
    assertThat(Setup.flower("zertz:claim=automatic", "a1 g1").game().legal("B"))
        .containsExactlyInAnyOrder(
            "Bd4,a1xGc3Bc4Wd3Bd4Wd5Be3Ge4",
            "Bd4,g1xGc3Bc4Wd3Bd4Wd5Be3Ge4",
            "Ba1,g1xBa1",
            "Bg1,a1xBg1");
  }

  @Test
  void anIsolatedVacantRingCanBeRemovedOrFilled() {
    GamePosition game = Setup.of("zertz").gone("a2 b1 b2").game();

    assertThat(game.legal("Wd4,a1")).containsExactly("Wd4,a1");
    assertThat(game.legal("Wa1,d1")).containsExactlyInAnyOrder("Wa1,d1", "Wa1,d1xWa1");
  }

  @Test
  void passIsTheOnlyMoveIfNothingElseIsPossible() {
    GamePosition game = Setup.stuck("zertz").game();

    assertThat(game.pool()).isEqualTo("0,0,0");
    assertThat(game.legal()).containsExactly("pass");
    // The other player then places own marbles.
    assertThat(game.play("pass").legal())
        .containsExactlyInAnyOrder("Wg1,g2", "Gg1,g2", "Bg1,g2", "Wg2,g1", "Gg2,g1", "Bg2,g1");
  }
}
