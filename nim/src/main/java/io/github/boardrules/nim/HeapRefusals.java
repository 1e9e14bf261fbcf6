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

  static Optional<Refusal> refusal(HeapOptions options, HeapPosition position, HeapMove move) {
    int balls = position.balls(move.heap());
    String count = Integer.toString(move.count());
    String heap = Integer.toString(move.heap());
    if (position.isEmpty()) {
      return Optional.of(Refusal.gameOver());
    }
    if (balls == 0) {
      return refused(HeapReason.HEAP_EMPTY, options, move, Map.of("heap", heap));
    }
    if (move.count() > options.maxBalls()) {
      return refused(
          HeapReason.TOO_MANY,
          options,
          move,
          Map.of("count", count, "max", Integer.toString(options.max())));
    }
    return move.count() <= balls
        ? Optional.empty()
        : refused(
            HeapReason.NOT_ENOUGH,
            options,
            move,
            Map.of("heap", heap, "count", count, "balls", Integer.toString(balls)));
  }

  private static Optional<Refusal> refused(
      HeapReason reason, HeapOptions options, HeapMove move, Map<String, String> facts) {
    List<String> cells =
        move.heap() > options.sizes().size()
            ? List.of()
            : new HeapCells(options).ofBalls(move.heap());
    return Optional.of(new Refusal(reason, cells, facts));
  }
}
