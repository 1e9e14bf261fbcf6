package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** RULES.md, "Terms" and "Legal moves": the supply, placements, passes; "Decisions", 2, 3, 14. */
class LegalMovesTest {
  private static final int SAMPLED_MOVES = 20;

  @Test
  void theOnlyFreeRingIsNoLongerFreeOnceFilled() {
    GamePosition game = Setup.flower("zertz", "a1").game();

    assertThat(game.legal("W")).containsExactlyInAnyOrder("Wd4,a1", "Wa1", "Wa1xWa1");
    assertThat(game.legal()).hasSize(9);
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

  @Property
  void invariant5WithForcedCaptureAllMovesAreOfOneKindAndCapturesIfOneIsPossible(
      @ForAll(supplier = Arbitraries.AnyRules.class) ZertzRules rules, @ForAll long seed) {
    GamePosition game = RandomGames.position(Arbitraries.forced(rules.options()), new Dice(seed));
    List<String> kinds =
        game.legalMoves().stream().map(move -> move.getClass().getSimpleName()).distinct().toList();
    boolean possible = game.reference().rings().isCapturePossible();

    assertThat(kinds)
        .hasSizeLessThanOrEqualTo(1)
        .isSubsetOf(possible ? List.of("Capture") : List.of("Place", "Pass"));
  }

  @Property
  void invariant7APlacementWithoutRemovalLeavesNoFreeRing(
      @ForAll(supplier = Arbitraries.PlacementPosition.class) GamePosition game,
      @ForAll long seed) {
    new Dice(seed)
        .shuffled(game.legalMoves()).stream()
            .filter(
                move -> move instanceof ZertzMove.Place placement && placement.removed().isEmpty())
            .limit(SAMPLED_MOVES)
            .forEach(
                move ->
                    assertThat(game.after(move).reference().rings().freeRings())
                        .as("after %s", move)
                        .isEmpty());
  }
}
