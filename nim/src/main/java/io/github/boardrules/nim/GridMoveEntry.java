package io.github.boardrules.nim;

import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * How people enter a move on a grid: the balls one by one, in any order.
 *
 * @param options the options of the variant
 */
record GridMoveEntry(GridOptions options) implements MoveEntry<GridPosition, GridMove> {
  @Override
  public List<Step> steps(GridPosition position, GridMove move) {
    Objects.requireNonNull(position);
    return move.cells().stream().map(cell -> Step.cell(cell.toString())).toList();
  }

  @Override
  public Optional<Set<Step>> nextSteps(GridPosition position, GridMove move, List<Step> entered) {
    Set<Step> left = new HashSet<>(steps(position, move));
    for (Step step : entered) {
      if (!left.remove(step)) {
        return Optional.empty();
      }
    }
    return Optional.of(left);
  }

  @Override
  public boolean canChooseAnotherPiece() {
    return false;
  }

  @Override
  public Optional<Refusal> explainSteps(GridPosition position, List<Step> entered) {
    try {
      List<Cell> cells = new ArrayList<>();
      for (Step step : entered) {
        if (!step.isCell()) {
          return Optional.empty();
        }
        cells.add(Cell.parse(step.name()));
      }
      boolean isOnBoard = cells.stream().allMatch(position::hasCell);
      return !isOnBoard || new HashSet<>(cells).size() < cells.size()
          ? Optional.empty()
          : GridRefusals.refusal(options, position, new GridMove(cells));
    } catch (NotationException notACell) {
      return Optional.empty();
    }
  }
}
