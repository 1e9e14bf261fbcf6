package io.github.boardrules.nim;

import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import io.github.boardrules.nim.HeapCells.HeapCell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Enters a move on a small heap by one cell: its ball is taken, and all balls to the right of it in
 * its row. On a large heap by the digits of the number of balls.
 */
final class HeapMoveEntry implements MoveEntry<HeapPosition, HeapMove> {
  static final HeapMoveEntry INSTANCE = new HeapMoveEntry();

  private HeapMoveEntry() {}

  @Override
  public List<Step> steps(HeapPosition position, HeapMove move) {
    int heap = move.heap();
    if (heap > position.heaps() || !position.variant.cells.isLarge(heap)) {
      int first = Math.max(1, position.balls(heap) - move.count() + 1);
      return List.of(Step.cell(HeapCells.name(heap, first)));
    }
    return Integer.toString(move.count())
        .chars()
        .<Step>mapToObj(digit -> Step.cell(HeapCells.ofDigit(heap, digit - '0')))
        .toList();
  }

  @Override
  public Optional<Refusal> explainSteps(HeapPosition position, List<Step> entered) {
    List<HeapCell> touched = new ArrayList<>();
    for (Step step : entered) {
      if (step.isCell()) {
        position.variant.cells.parse(step.name()).ifPresent(touched::add);
      }
    }
    if (touched.size() < entered.size()) {
      return Optional.empty();
    }
    int heap = touched.get(0).heap();
    return count(position, touched)
        .flatMap(count -> HeapRefusals.refusal(position, new HeapMove(heap, count)));
  }

  /** Returns how many balls the cells mean; any number if the heap is empty. */
  private static Optional<Integer> count(HeapPosition position, List<HeapCell> touched) {
    HeapCell first = touched.get(0);
    int balls = position.balls(first.heap());
    if (touched.size() == 1 && balls == 0) {
      return Optional.of(1);
    }
    if (position.variant.cells.isLarge(first.heap())) {
      return number(touched);
    }
    int count = balls - first.number() + 1;
    return touched.size() > 1 || count < 1 ? Optional.empty() : Optional.of(count);
  }

  /** Returns the number of balls that digits of one heap mean; empty if they mean none. */
  private static Optional<Integer> number(List<HeapCell> touched) {
    int number = 0;
    for (HeapCell cell : touched) {
      Optional<Integer> digit = cell.digit();
      if (digit.isEmpty() || cell.heap() != touched.get(0).heap()) {
        return Optional.empty();
      }
      number = 10 * number + digit.get();
      if (number < 1 || number > HeapOptions.MAX_BALLS) {
        return Optional.empty();
      }
    }
    return Optional.of(number);
  }
}
