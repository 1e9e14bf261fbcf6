package io.github.boardrules.pylos;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How a person enters a move by cells: the target, or the own stone that is raised and the target;
 * then the stones to take back, in either order.
 */
final class PylosMoveEntry {
  /** What can be said of a stone before it is known where it goes. */
  private static final Set<PylosReason> OF_THE_SOURCE =
      Set.of(PylosReason.GAME_OVER, PylosReason.NOT_YOUR_STONE, PylosReason.NOT_FREE);

  private PylosMoveEntry() {}

  static List<Step> steps(PylosMove move) {
    List<Step> steps = fixed(move);
    move.takenBack().forEach(cell -> steps.add(step(cell)));
    return List.copyOf(steps);
  }

  static Optional<Set<Step>> nextSteps(PylosMove move, List<Step> entered) {
    List<Step> fixed = fixed(move);
    int common = Math.min(fixed.size(), entered.size());
    if (!fixed.subList(0, common).equals(entered.subList(0, common))) {
      return Optional.empty();
    }
    if (common < fixed.size()) {
      return Optional.of(Set.of(fixed.get(common)));
    }
    Set<Step> left =
        move.takenBack().stream().map(PylosMoveEntry::step).collect(Collectors.toSet());
    for (Step step : entered.subList(common, entered.size())) {
      if (!left.remove(step)) {
        return Optional.empty();
      }
    }
    return Optional.of(Set.copyOf(left));
  }

  /** Why the last step of some that lead nowhere does so, where the page has a reason for it. */
  static Optional<Refusal> refusal(PylosPosition position, List<Step> entered) {
    if (Endings.status(position).isOver()) {
      return Optional.of(Refusal.of(PylosReason.GAME_OVER));
    }
    List<Cell> cells = new ArrayList<>();
    for (Step step : entered) {
      if (!(step instanceof Step.Cell)) {
        return Optional.empty();
      }
      try {
        cells.add(Cell.parse(step.name()));
      } catch (NotationException noCell) {
        return Optional.empty();
      }
    }
    if (cells.stream().anyMatch(cell -> !position.variant.board.has(cell))) {
      return Optional.empty();
    }
    return attempt(position, cells);
  }

  /** The refusal of a move that the cells could have meant, as far as it concerns them. */
  private static Optional<Refusal> attempt(PylosPosition position, List<Cell> cells) {
    Refusals refusals = new Refusals(position);
    boolean raise = position.owner(cells.get(0)).isPresent();
    if (raise && cells.size() == 1) {
      return refusals
          .refusal(new PylosMove.Raise(cells.get(0), cells.get(0), List.of()))
          .filter(
              refusal -> refusal.reason() instanceof PylosReason r && OF_THE_SOURCE.contains(r));
    }
    int fixed = raise ? 2 : 1;
    if (cells.size() - fixed > PylosMove.MAX_TAKEN_BACK) {
      return Optional.empty();
    }
    return refusals.refusal(
        PylosMove.of(
            raise ? Optional.of(cells.get(0)) : Optional.empty(),
            cells.get(fixed - 1),
            cells.subList(fixed, cells.size())));
  }

  /** The steps before the take-backs, which come in one order only. */
  private static List<Step> fixed(PylosMove move) {
    List<Step> steps = new ArrayList<>(4);
    if (move instanceof PylosMove.Raise raise) {
      steps.add(step(raise.from()));
    }
    steps.add(step(move.to()));
    return steps;
  }

  private static Step step(Cell cell) {
    return new Step.Cell(cell.toString());
  }
}
