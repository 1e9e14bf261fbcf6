package io.github.boardrules.nim;

import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.List;
import java.util.Optional;

/**
 * How people enter a move on heaps: by one cell. Its ball is taken, and all balls to the right of
 * it in its row.
 *
 * @param options the options of the variant
 */
record HeapMoveEntry(HeapOptions options) implements MoveEntry<HeapPosition, HeapMove> {
  @Override
  public List<Step> steps(HeapPosition position, HeapMove move) {
    int first = Math.max(1, position.balls(move.heap()) - move.count() + 1);
    return List.of(new Step.Cell(HeapCells.name(move.heap(), first)));
  }

  @Override
  public Optional<Refusal> explainSteps(HeapPosition position, List<Step> entered) {
    return entered.size() == 1 && entered.get(0) instanceof Step.Cell step
        ? HeapCells.parse(step.name(), options.sizes()).flatMap(cell -> refusal(position, cell))
        : Optional.empty();
  }

  /** Returns the refusal for a cell; an empty cell has none as long as its heap has balls. */
  private Optional<Refusal> refusal(HeapPosition position, HeapCells.HeapCell cell) {
    int balls = position.balls(cell.heap());
    int count = balls == 0 ? 1 : balls - cell.number() + 1;
    return count < 1
        ? Optional.empty()
        : HeapRefusals.refusal(options, position, new HeapMove(cell.heap(), count));
  }
}
