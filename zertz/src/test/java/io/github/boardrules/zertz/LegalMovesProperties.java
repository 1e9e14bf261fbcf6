package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What kinds of moves there are (RULES.md, "Invariants", 5 and 7). */
class LegalMovesProperties {
  private static final int SAMPLED_MOVES = 20;

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
