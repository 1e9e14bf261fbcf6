package io.github.boardrules.nim;

import io.github.boardrules.core.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Why moves on heaps are refused (RULES.md, "Legality"): the checks of the page, in its order. A
 * refusal names the places that the move would empty, or all of the heap where none is left.
 */
final class HeapRefusals {
  private HeapRefusals() {}

  static Optional<Refusal> refusal(HeapOptions options, HeapPosition position, HeapMove move) {
    int balls = position.balls(move.heap());
    String count = Integer.toString(move.count());
    String heap = Integer.toString(move.heap());
    if (position.isEmpty()) {
      return Optional.of(Refusal.of(HeapReason.GAME_OVER));
    }
    if (balls == 0) {
      return refuse(HeapReason.HEAP_EMPTY, options, move, Map.of("heap", heap));
    }
    if (move.count() > options.max().orElse(HeapOptions.MAX_BALLS)) {
      return refuse(
          HeapReason.TOO_MANY,
          options,
          move,
          Map.of("count", count, "max", Bound.format(options.max())));
    }
    return move.count() <= balls
        ? Optional.empty()
        : refuse(
            HeapReason.NOT_ENOUGH,
            options,
            move,
            Map.of("heap", heap, "count", count, "balls", Integer.toString(balls)));
  }

  private static Optional<Refusal> refuse(
      HeapReason reason, HeapOptions options, HeapMove move, Map<String, String> facts) {
    List<String> places =
        move.heap() > options.sizes().size()
            ? List.of()
            : HeapCells.names(move.heap(), options.sizes().get(move.heap() - 1));
    return Optional.of(new Refusal(reason, places, facts));
  }
}
