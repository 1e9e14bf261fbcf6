package io.github.boardrules.nim;

import io.github.boardrules.core.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds why a move is refused (RULES.md, "Legality"), in the order of the page. */
final class Refusals {
  private Refusals() {}

  static Optional<Refusal> refusal(GridPosition position, GridMove move) {
    GridVariant variant = position.variant;
    long set = GridBoard.set(move.cells());
    int count = move.cells().size();
    List<String> cells = names(move.cells());
    if (Endings.isOver(position)) {
      return Optional.of(Refusal.gameOver());
    }
    if (!GridBoard.isInLine(set)) {
      return Optional.of(Refusal.of(GridReason.NOT_IN_LINE, cells, Map.of()));
    }
    if (count > variant.max) {
      return Optional.of(Refusal.of(GridReason.TOO_MANY, cells, tooMany(count, variant.max)));
    }
    if (variant.options.touch() && !GridBoard.isRun(set)) {
      return Optional.of(Refusal.of(GridReason.NOT_TOUCHING, cells, Map.of()));
    }
    List<String> empty = names(GridBoard.cells(set & ~position.balls));
    Map<String, String> facts = Map.of("cells", String.join(", ", empty));
    return empty.isEmpty()
        ? Optional.empty()
        : Optional.of(Refusal.of(GridReason.EMPTY_CELL, empty, facts));
  }

  /** A refusal names all cells in which balls of the heap may be. */
  static Optional<Refusal> refusal(HeapPosition position, HeapMove move) {
    HeapVariant variant = position.variant;
    int heap = move.heap();
    int balls = position.balls(heap);
    String name = Integer.toString(heap);
    List<String> cells = heap > position.heaps() ? List.of() : variant.cells.ofBalls(heap);
    if (Endings.isOver(position)) {
      return Optional.of(Refusal.gameOver());
    }
    if (balls == 0) {
      return Optional.of(Refusal.of(HeapReason.HEAP_EMPTY, cells, Map.of("heap", name)));
    }
    if (move.count() > variant.max) {
      Map<String, String> facts = tooMany(move.count(), variant.max);
      return Optional.of(Refusal.of(HeapReason.TOO_MANY, cells, facts));
    }
    if (move.count() <= balls) {
      return Optional.empty();
    }
    return Optional.of(notEnough(position, heap, move.count(), cells));
  }

  static Refusal notEnough(HeapPosition position, int heap, int count, List<String> cells) {
    return Refusal.of(
        HeapReason.NOT_ENOUGH,
        cells,
        Map.of(
            "heap", Integer.toString(heap),
            "count", Integer.toString(count),
            "balls", Integer.toString(position.balls(heap))));
  }

  private static Map<String, String> tooMany(int count, int max) {
    return Map.of("count", Integer.toString(count), "max", Integer.toString(max));
  }

  private static List<String> names(List<GridCell> cells) {
    return cells.stream().map(GridCell::toString).collect(Collectors.toList());
  }
}
