package io.github.boardrules.nim;

import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Enters a move ball by ball, in any order. */
final class GridMoveEntry implements MoveEntry<GridPosition, GridMove> {
  static final GridMoveEntry INSTANCE = new GridMoveEntry();

  private GridMoveEntry() {}

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
    List<Cell> cells =
        GridBoard.cells(position.variant.all).stream()
            .filter(cell -> entered.contains(Step.cell(cell.toString())))
            .toList();
    return cells.size() < entered.size()
        ? Optional.empty()
        : Refusals.refusal(position, new GridMove(cells));
  }
}
