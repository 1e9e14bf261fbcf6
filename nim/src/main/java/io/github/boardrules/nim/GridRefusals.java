package io.github.boardrules.nim;

import io.github.boardrules.core.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Finds the reason why a move on a grid is refused (RULES.md, "Legality"). The checks are those of
 * the rule page, in its order.
 */
final class GridRefusals {
  private GridRefusals() {}

  static Optional<Refusal> refusal(GridPosition position, GridMove move) {
    GridVariant variant = position.variant;
    long set = GridBoard.set(move.cells());
    if (Endings.isOver(position)) {
      return Optional.of(Refusal.gameOver());
    }
    if (!GridBoard.isInLine(set)) {
      return refused(GridReason.NOT_IN_LINE, move.cells(), Map.of());
    }
    int count = move.cells().size();
    if (count > variant.max) {
      return refused(
          GridReason.TOO_MANY,
          move.cells(),
          Map.of("count", Integer.toString(count), "max", Integer.toString(variant.max)));
    }
    if (variant.options.isTouchRequired() && !GridBoard.isRun(set)) {
      return refused(GridReason.NOT_TOUCHING, move.cells(), Map.of());
    }
    List<Cell> empty = GridBoard.cells(set & ~position.balls);
    return empty.isEmpty()
        ? Optional.empty()
        : refused(
            GridReason.EMPTY_CELL,
            empty,
            Map.of("cells", empty.stream().map(Cell::toString).collect(Collectors.joining(", "))));
  }

  private static Optional<Refusal> refused(
      GridReason reason, List<Cell> cells, Map<String, String> facts) {
    return Optional.of(new Refusal(reason, cells.stream().map(Cell::toString).toList(), facts));
  }
}
