package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What kinds of moves there are (RULES.md, "Invariants", 4, 5 and 7). */
class LegalMovesProperties {
  private static final int SAMPLED_MOVES = 20;

  @Property
  void invariant4ThereIsALegalMoveExactlyWhileTheGameGoesOn(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    assertThat(scene.legalMoves().isEmpty()).isEqualTo(scene.over());
  }

  @Property
  void invariant5WithForcedCaptureAllLegalMovesAreOfOneKind(
      @ForAll(supplier = Arbitraries.ForcedScene.class) Scene scene) {
    List<String> kinds =
        scene.legalMoves().stream()
            .map(move -> move.getClass().getSimpleName())
            .distinct()
            .toList();

    assertThat(kinds).hasSizeLessThanOrEqualTo(1).isSubsetOf("Capture", "Placement", "Pass");
  }

  @Property
  void invariant5WithForcedCaptureAllAreCapturesWhenOneIsPossible(
      @ForAll(supplier = Arbitraries.ForcedScene.class) Scene scene) {
    boolean possible = scene.plain().rings().captureIsPossible();

    assertThat(scene.legalMoves())
        .allMatch(move -> move instanceof ZertzMove.Capture == possible, "a capture: " + possible);
  }

  @Property
  void invariant7APlacementWithoutRemovalLeavesNoFreeRing(
      @ForAll(supplier = Arbitraries.CalmScene.class) Scene scene, @ForAll long seed) {
    List<ZertzMove> without =
        new Dice(seed)
            .shuffled(scene.legalMoves()).stream()
                .filter(
                    move ->
                        move instanceof ZertzMove.Placement placement
                            && placement.removed().isEmpty())
                .limit(SAMPLED_MOVES)
                .toList();
    for (ZertzMove move : without) {
      assertThat(scene.after(move).plain().rings().freeRings()).as("after %s", move).isEmpty();
    }
  }
}
