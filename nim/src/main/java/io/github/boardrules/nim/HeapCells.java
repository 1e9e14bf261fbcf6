package io.github.boardrules.nim;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import io.github.boardrules.nim.HeapOptions.GameRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

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
    int most = Math.min(size(heap), options.maxBalls());
    return IntStream.rangeClosed(1, Math.min(most, DECIMAL)).map(n -> n % DECIMAL).boxed().toList();
  }

  /** Returns the name of the cell of a digit of a large heap. */
  static String ofDigit(int heap, int digit) {
    return name(heap, 1 + (digit == 0 ? DECIMAL : digit));
  }

  /** Returns the name of the cell of a ball of a small heap. */
  static String ofBall(int heap, int ball) {
    return name(heap, ball);
  }

  /** Returns the cell with a name; empty if these heaps do not have it. */
  Optional<HeapCell> parse(String name) {
    try {
      TextCursor cursor = new TextCursor(name);
      String letter = cursor.acceptWhile(c -> 'a' <= c && c <= 'z');
      int heap = cursor.expectNumber();
      cursor.expectEnd();
      return letter.length() == 1
              && heap >= 1
              && heap <= options.sizes().size()
              && names(heap).contains(name)
          ? Optional.of(new HeapCell(heap, letter.charAt(0) - 'a' + 1))
          : Optional.empty();
    } catch (NotationException notACell) {
      return Optional.empty();
    }
  }

  private List<String> names(int heap) {
    List<String> names = new ArrayList<>(ofBalls(heap));
    if (isLarge(heap)) {
      digits(heap).forEach(digit -> names.add(ofDigit(heap, digit)));
    }
    return names;
  }

  private int size(int heap) {
    return options.sizes().get(heap - 1);
  }

  private static String name(int heap, int number) {
    return (char) ('a' + number - 1) + Integer.toString(heap);
  }
}
