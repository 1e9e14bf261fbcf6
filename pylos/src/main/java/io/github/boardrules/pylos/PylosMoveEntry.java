package io.github.boardrules.pylos;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.MoveChanges.Location;
import io.github.boardrules.core.MoveChanges.Transfer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Enters a move cell by cell: the cell of a placing, or the two cells of a raise; then the stones
 * to take back, in either order.
 */
final class PylosMoveEntry implements MoveEntry<PylosPosition, PylosMove> {
  static final PylosMoveEntry INSTANCE = new PylosMoveEntry();

  private static final Messages PROMPTS = Variant.MESSAGES.withPrefix("prompt.");

  /** The reasons that concern a stone that is to be raised, wherever it would go. */
  private static final Set<PylosReason> OF_SOURCE =
      Set.of(PylosReason.NOT_YOUR_STONE, PylosReason.NOT_FREE);

  private PylosMoveEntry() {}

  @Override
  public List<Step> steps(PylosPosition position, PylosMove move) {
    List<Step> steps = new ArrayList<>(4);
    if (move instanceof PylosMove.Raise raise) {
      steps.add(step(raise.from()));
    }
    steps.add(step(move.to()));
    move.takenBack().forEach(cell -> steps.add(step(cell)));
    return List.copyOf(steps);
  }

  @Override
  public Optional<Set<Step>> nextSteps(PylosPosition position, PylosMove move, List<Step> entered) {
    List<Step> steps = steps(position, move);
    int ordered = steps.size() - move.takenBack().size();
    int common = Math.min(ordered, entered.size());
    if (!steps.subList(0, common).equals(entered.subList(0, common))) {
      return Optional.empty();
    }
    if (common < ordered) {
      return Optional.of(Set.of(steps.get(common)));
    }
    Set<Step> left = new HashSet<>(steps.subList(ordered, steps.size()));
    for (Step step : entered.subList(common, entered.size())) {
      if (!left.remove(step)) {
        return Optional.empty();
      }
    }
    return Optional.of(Set.copyOf(left));
  }

  @Override
  public Label prompt(PylosPosition position, List<Step> entered, Set<Step> next) {
    List<PylosCell> cells = cells(position, entered);
    if (cells.isEmpty()) {
      boolean canPlace = position.reserve(position.toMove()) > 0;
      boolean canRaise =
          cells(position, next).stream().anyMatch(cell -> position.owner(cell).isPresent());
      return PROMPTS.label(canPlace && canRaise ? "place-or-raise" : canPlace ? "place" : "raise");
    }
    boolean isRaise = position.owner(cells.get(0)).isPresent();
    int takenBack = cells.size() - (isRaise ? 2 : 1);
    return PROMPTS.label(
        takenBack < 0
            ? "to"
            : takenBack > 0
                ? "take-back-second"
                : position.variant.mustTakeBack ? "take-back" : "take-back-or-play");
  }

  @Override
  public Optional<Refusal> explainSteps(PylosPosition position, List<Step> entered) {
    List<PylosCell> cells = cells(position, entered);
    return cells.size() < entered.size() ? Optional.empty() : explain(position, cells);
  }

  @Override
  public Optional<List<Transfer>> transfers(PylosPosition position, PylosMove move) {
    String stone = PylosDiagram.stone(position.toMove()).name();
    Location reserve = Location.inStock(PylosDiagram.stock(position.toMove()));
    Location from =
        move instanceof PylosMove.Raise raise ? Location.onCell(raise.from().toString()) : reserve;
    List<Transfer> transfers = new ArrayList<>();
    transfers.add(Transfer.of(stone, from, Location.onCell(move.to().toString())));
    move.takenBack()
        .forEach(
            cell -> transfers.add(Transfer.of(stone, Location.onCell(cell.toString()), reserve)));
    return Optional.of(transfers);
  }

  /** Returns the refusal of the move that the cells mean, as far as it is known. */
  private static Optional<Refusal> explain(PylosPosition position, List<PylosCell> cells) {
    PylosCell first = cells.get(0);
    boolean raise = position.owner(first).isPresent();
    int firstSteps = raise ? 2 : 1;
    int takenBack = cells.size() - firstSteps;
    if (takenBack < 0) {
      return Refusals.refusal(position, MoveText.move(Optional.of(first), first, List.of()))
          .map(
              refusal ->
                  OF_SOURCE.contains(refusal.reason())
                      ? refusal
                      : Refusal.at(PylosReason.NOT_HIGHER, first.toString()));
    }
    if (takenBack > MoveText.MAX_TAKEN_BACK) {
      return Optional.empty();
    }
    return Refusals.refusal(
        position,
        MoveText.move(
            raise ? Optional.of(first) : Optional.empty(),
            cells.get(firstSteps - 1),
            cells.subList(firstSteps, cells.size())));
  }

  private static List<PylosCell> cells(PylosPosition position, Collection<Step> steps) {
    List<PylosCell> all = position.variant.board.cells;
    return steps.stream()
        .flatMap(step -> all.stream().filter(cell -> step(cell).equals(step)))
        .collect(Collectors.toList());
  }

  private static Step step(PylosCell cell) {
    return Step.cell(cell.toString());
  }
}
