package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** RULES.md, "Terms" and "Legal moves": the supply, placements, passes; "Decisions", 2, 3, 14. */
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
  void passIsTheOnlyMoveIfNothingElseIsPossible() {
    GamePosition game = Setup.stuck("zertz").game();

    assertThat(game.pool()).isEqualTo("0,0,0");
    assertThat(game.legal()).containsExactly("pass");
    // The other player then places own marbles.
    assertThat(game.play("pass").legal())
        .containsExactlyInAnyOrder("Wg1,g2", "Gg1,g2", "Bg1,g2", "Wg2,g1", "Gg2,g1", "Bg2,g1");
  }

  @Test
  void itIsThePoolWhileThePoolHoldsAnyMarble() {
    Setup blackOnly = Setup.of("zertz").with("Wa1 Wg1 Wd7 Gd1").held(1, 1, 3, 4).held(2, 1, 3, 4);

    assertThat(blackOnly.game().pool()).isEqualTo("0,0,1");
    assertThat(colours(blackOnly.game())).containsExactly('B');
    assertThat(blackOnly.game().reason("Wd4,g4")).isEqualTo("not-in-supply");
  }

  @Test
  void ifThePoolIsEmptyItIsWhatThePlayerToMoveHoldsAndNeverWhatTheOtherHolds() {
    // No two of these marbles touch, so no capture is possible.
    Setup lopsided =
        Setup.of("zertz").with("Wa1 Wg1 Wd7 Gd1 Ba4 Wg4 Gb3").held(1, 0, 3, 4).held(2, 1, 2, 4);

    assertThat(lopsided.game().pool()).isEqualTo("0,0,0");
    assertThat(colours(lopsided.game())).containsExactlyInAnyOrder('G', 'B');
    assertThat(lopsided.game().reason("Wd4,e6")).isEqualTo("not-in-supply");
    assertThat(colours(lopsided.toMove(2).game())).containsExactlyInAnyOrder('W', 'G', 'B');
  }

  private static Set<Character> colours(GamePosition game) {
    return game.legal().stream().map(move -> move.charAt(0)).collect(Collectors.toSet());
  }
}
