package io.github.boardrules.nim;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** How a person enters a move on a grid: the balls, one by one, in any order. */
final class GridMoveEntry {
  private GridMoveEntry() {}

  static List<Step> steps(GridMove move) {
    return move.cells().stream().<Step>map(cell -> new Step.Cell(cell.toString())).toList();
  }

  static Optional<Set<Step>> nextSteps(GridMove move, List<Step> entered) {
    Set<Step> left = new HashSet<>(steps(move));
    for (Step step : entered) {
      if (!left.remove(step)) {
        return Optional.empty();
      }
    }
    return Optional.of(left);
  }

  /** Why some steps that lead nowhere do so, where the page has a reason for it. */
  static Optional<Refusal> refusal(GridOptions options, GridPosition position, List<Step> entered) {
    if (position.balls == 0) {
      return Optional.of(Refusal.of(GridReason.GAME_OVER));
    }
    try {
      List<Cell> cells = new ArrayList<>();
      for (Step step : entered) {
        if (!(step instanceof Step.Cell)) {
          return Optional.empty();
        }
        cells.add(Cell.parse(step.name()));
      }
      boolean onBoard = cells.stream().allMatch(position::hasCell);
      return !onBoard || new HashSet<>(cells).size() < cells.size()
          ? Optional.empty()
          : GridRefusals.refusal(options, position, new GridMove(cells));
    } catch (NotationException noCell) {
      return Optional.empty();
    }
  }
}
