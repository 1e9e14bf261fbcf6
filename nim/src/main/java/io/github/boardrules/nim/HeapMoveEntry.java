package io.github.boardrules.nim;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
    return List.copyOf(
        Integer.toString(move.count())
            .chars()
            .<Step>mapToObj(digit -> Step.cell(HeapCells.ofDigit(heap, digit - '0')))
            .collect(Collectors.toList()));
  }

  @Override
  public Label prompt(HeapPosition position, List<Step> entered, Set<Step> next) {
    if (!entered.isEmpty()) {
      return GridMoveEntry.PROMPTS.label("digit-or-play");
    }
    long large =
        IntStream.rangeClosed(1, position.heaps()).filter(position.variant.cells::isLarge).count();
    boolean areNumbers = position.variant.cells.areDigitsNumbers();
    if (large == position.heaps()) {
      return GridMoveEntry.PROMPTS.label(areNumbers ? "number" : "digit");
    }
    return GridMoveEntry.PROMPTS.label(
        large == 0 ? "from" : areNumbers ? "from-or-number" : "from-or-digit");
  }

  @Override
  public Optional<Refusal> explainSteps(HeapPosition position, List<Step> entered) {
    return IntStream.rangeClosed(1, position.heaps())
        .filter(heap -> position.variant.cells.steps(heap).containsAll(entered))
        .mapToObj(heap -> move(position, heap, entered))
        .findFirst()
        .flatMap(
            meant ->
                meant
                    .flatMap(move -> Refusals.refusal(position, move))
                    .or(() -> explainGone(position, entered)));
  }

  /** Returns that a small heap has too few balls, if that of the only step has been taken. */
  private static Optional<Refusal> explainGone(HeapPosition position, List<Step> entered) {
    String cell = entered.get(0).name();
    return IntStream.rangeClosed(1, entered.size() == 1 ? position.heaps() : 0)
        .filter(heap -> !position.variant.cells.isLarge(heap))
        .filter(heap -> position.variant.cells.ofBalls(heap).contains(cell))
        .mapToObj(
            heap -> {
              int count = position.variant.cells.ofBalls(heap).indexOf(cell) + 1;
              return Refusals.notEnough(position, heap, count, List.of(cell));
            })
        .findFirst();
  }

  /** Returns the least move that steps on the cells of a heap mean; any if the heap is empty. */
  private Optional<HeapMove> move(HeapPosition position, int heap, List<Step> entered) {
    boolean isAny = position.balls(heap) == 0 && entered.size() == 1;
    return IntStream.rangeClosed(1, HeapOptions.MAX_BALLS)
        .mapToObj(count -> new HeapMove(heap, count))
        .filter(move -> isAny || steps(position, move).equals(entered))
        .findFirst();
  }
}
