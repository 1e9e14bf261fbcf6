package io.github.boardrules.nim;

import io.github.boardrules.nim.HeapOptions.GameRule;
import java.util.List;
import java.util.Optional;
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

  /**
   * A cell.
   *
   * @param heap the number of the heap, from 1
   * @param number the number of the cell in its row, from 1
   */
  record HeapCell(int heap, int number) {

    /** Returns the digit that a cell of a large heap stands for; empty for that of its balls. */
    Optional<Integer> digit() {
      return number == 1 ? Optional.empty() : Optional.of((number - 1) % DECIMAL);
    }
  }

  /** Returns whether a heap has one cell for all its balls. */
  boolean isLarge(int heap) {
    return options.game() == GameRule.HEAPS && size(heap) > MAX_SMALL;
  }

  /** Returns the names of the cells in which the balls of a heap are. */
  List<String> ofBalls(int heap) {
    return IntStream.rangeClosed(1, isLarge(heap) ? 1 : size(heap))
        .mapToObj(number -> name(heap, number))
        .toList();
  }

  /** Returns the digits that a large heap needs for the numbers that may be taken. */
  List<Integer> digits(int heap) {
    int most = options.max() == 0 ? size(heap) : Math.min(size(heap), options.max());
    return IntStream.rangeClosed(1, Math.min(most, DECIMAL)).map(n -> n % DECIMAL).boxed().toList();
  }

  /** Returns the name of the cell of a digit of a large heap. */
  static String ofDigit(int heap, int digit) {
    return name(heap, 1 + (digit == 0 ? DECIMAL : digit));
  }

  /** Returns the cell with a name; empty if these heaps do not have it. */
  Optional<HeapCell> parse(String name) {
    return IntStream.rangeClosed(1, options.sizes().size())
        .boxed()
        .flatMap(this::cells)
        .filter(cell -> name(cell.heap, cell.number).equals(name))
        .findFirst();
  }

  private Stream<HeapCell> cells(int heap) {
    int count = isLarge(heap) ? 1 + digits(heap).size() : size(heap);
    return IntStream.rangeClosed(1, count).mapToObj(number -> new HeapCell(heap, number));
  }

  private int size(int heap) {
    return options.sizes().get(heap - 1);
  }

  /** Returns the name of a cell; of a small heap, also that of a ball. */
  static String name(int heap, int number) {
    return (char) ('a' + number - 1) + Integer.toString(heap);
  }
}
