package io.github.boardrules.nim;

import io.github.boardrules.core.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the reason why a move on heaps is refused (RULES.md, "Legality"). The checks are those of
 * the rule page, in its order. A refusal names all cells in which balls of the heap may be.
 */
final class HeapRefusals {
  private HeapRefusals() {}

  static Optional<Refusal> refusal(HeapPosition position, HeapMove move) {
    HeapVariant variant = position.variant;
    int balls = position.balls(move.heap());
    String count = Integer.toString(move.count());
    String heap = Integer.toString(move.heap());
    if (Endings.isOver(position)) {
      return Optional.of(Refusal.gameOver());
    }
    if (balls == 0) {
      return refused(HeapReason.HEAP_EMPTY, variant, move, Map.of("heap", heap));
    }
    if (move.count() > variant.max) {
      String max = Integer.toString(variant.max);
      return refused(HeapReason.TOO_MANY, variant, move, Map.of("count", count, "max", max));
    }
    if (move.count() <= balls) {
      return Optional.empty();
    }
    Map<String, String> facts =
        Map.of("heap", heap, "count", count, "balls", Integer.toString(balls));
    return refused(HeapReason.NOT_ENOUGH, variant, move, facts);
  }

  private static Optional<Refusal> refused(
      HeapReason reason, HeapVariant variant, HeapMove move, Map<String, String> facts) {
    List<String> cells =
        move.heap() > variant.sizes.size() ? List.of() : variant.cells.ofBalls(move.heap());
    return Optional.of(new Refusal(reason, cells, facts));
  }
}
