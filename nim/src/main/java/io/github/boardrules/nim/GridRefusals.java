package io.github.boardrules.nim;

import io.github.boardrules.core.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Why moves on a grid are refused (RULES.md, "Legality"): the checks of the page, in its order. */
final class GridRefusals {
  private GridRefusals() {}

  static Optional<Refusal> refusal(GridOptions options, GridPosition position, GridMove move) {
    long set = GridBoard.set(move.cells());
    if (position.balls == 0) {
      return Optional.of(Refusal.of(GridReason.GAME_OVER));
    }
    if (!GridBoard.isInLine(set)) {
      return refuse(GridReason.NOT_IN_LINE, move.cells(), Map.of());
    }
    if (move.cells().size() > options.max().orElse(Cell.MAX_SIDE)) {
      return refuse(
          GridReason.TOO_MANY,
          move.cells(),
          Map.of(
              "count", Integer.toString(move.cells().size()), "max", Bound.format(options.max())));
    }
    if (options.touch() && !GridBoard.isRun(set)) {
      return refuse(GridReason.NOT_TOUCHING, move.cells(), Map.of());
    }
    List<Cell> empty = GridBoard.cells(set & ~position.balls);
    return empty.isEmpty()
        ? Optional.empty()
        : refuse(
            GridReason.EMPTY_CELL,
            empty,
            Map.of("cells", empty.stream().map(Cell::toString).collect(Collectors.joining(", "))));
  }

  private static Optional<Refusal> refuse(
      GridReason reason, List<Cell> cells, Map<String, String> facts) {
    return Optional.of(new Refusal(reason, cells.stream().map(Cell::toString).toList(), facts));
  }
}
