package io.github.boardrules.nim;

import io.github.boardrules.core.Step;
import io.github.boardrules.nim.HeapOptions.GameRule;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The cells in the drawing of heaps, in which each heap is a row. A name is a letter for the cell,
 * counted from the left, and the number of the heap: {@code c8} is the third cell of heap 8.
 *
 * <p>A small heap has a cell for each of its balls. A large one has a cell for all of them, and
 * behind it a cell for each digit from 1 to 9 and for 0, by which a number of balls is entered.
 *
 * @param options the options of the variant
 */
record HeapCells(HeapOptions options) {
  /** The size up to which each ball has a cell; those of a triangle always have one. */
  private static final int MAX_SMALL = 10;

  private static final int DECIMAL = 10;

  /** Returns whether a heap has one cell for all its balls. */
  boolean isLarge(int heap) {
    return options.game() == GameRule.HEAPS && size(heap) > MAX_SMALL;
  }

  /** Returns the names of the cells in which the balls of a heap are. */
  List<String> ofBalls(int heap) {
    return IntStream.rangeClosed(1, isLarge(heap) ? 1 : size(heap))
        .mapToObj(number -> name(heap, number))
        .collect(Collectors.toList());
  }

  /** Returns the digits that a heap needs for the numbers that may be taken; none if small. */
  List<Integer> digits(int heap) {
    int bound = options.max() == 0 ? size(heap) : options.max();
    int most = isLarge(heap) ? Math.min(size(heap), bound) : 0;
    return IntStream.rangeClosed(1, Math.min(most, DECIMAL))
        .map(n -> n % DECIMAL)
        .boxed()
        .collect(Collectors.toList());
  }

  /** Returns whether a digit says how many balls are taken, because no number has two. */
  boolean areDigitsNumbers() {
    return options.max() > 0 && options.max() < DECIMAL;
  }

  /** Returns what the cell of a digit shows: the balls that go, or one digit of their number. */
  String labelOf(int digit) {
    return (areDigitsNumbers() ? "−" : "") + digit;
  }

  static String ofDigit(int heap, int digit) {
    return name(heap, 1 + (digit == 0 ? DECIMAL : digit));
  }

  List<Step> steps(int heap) {
    Stream<String> ofDigits = digits(heap).stream().map(digit -> ofDigit(heap, digit));
    return Stream.concat(ofBalls(heap).stream(), ofDigits)
        .map(Step::cell)
        .collect(Collectors.toList());
  }

  private int size(int heap) {
    return options.sizes().get(heap - 1);
  }

  /** Returns the name of a cell; of a small heap, also that of a ball. */
  static String name(int heap, int number) {
    return (char) ('a' + number - 1) + Integer.toString(heap);
  }
}
