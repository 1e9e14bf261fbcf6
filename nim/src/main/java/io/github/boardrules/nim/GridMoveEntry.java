package io.github.boardrules.nim;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Enters a move ball by ball, in any order. */
final class GridMoveEntry implements MoveEntry<GridPosition, GridMove> {
  static final GridMoveEntry INSTANCE = new GridMoveEntry();

  static final Messages PROMPTS = NimEnding.MESSAGES.withPrefix("prompt.");

  private GridMoveEntry() {}

  @Override
  public List<Step> steps(GridPosition position, GridMove move) {
    Objects.requireNonNull(position, "position");
    return List.copyOf(
        move.cells().stream().map(cell -> Step.cell(cell.toString())).collect(Collectors.toList()));
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
  public Label prompt(GridPosition position, List<Step> entered, Set<Step> next) {
    if (entered.isEmpty()) {
      return PROMPTS.label("ball");
    }
    boolean isMove =
        meant(position, entered)
            .filter(move -> Refusals.refusal(position, move).isEmpty())
            .isPresent();
    return PROMPTS.label(isMove ? "more-or-play" : "more");
  }

  @Override
  public Optional<Refusal> explainSteps(GridPosition position, List<Step> entered) {
    return meant(position, entered).flatMap(move -> Refusals.refusal(position, move));
  }

  /** Returns the move that takes the balls of steps; none if they are not different cells. */
  private static Optional<GridMove> meant(GridPosition position, List<Step> entered) {
    List<GridCell> cells =
        GridBoard.cells(position.variant.all).stream()
            .filter(cell -> entered.contains(Step.cell(cell.toString())))
            .collect(Collectors.toList());
    return cells.size() < entered.size() ? Optional.empty() : Optional.of(new GridMove(cells));
  }
}
