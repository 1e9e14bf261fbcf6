package io.github.boardrules.nim;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The names of the cells in the drawing of heaps, in which each heap is a row. A name is one or two
 * letters for the cell, counted from the left, and the number of the heap: {@code c8} is the third
 * cell of heap 8. After {@code z} come {@code aa}, {@code ab} and so on.
 */
final class HeapCells {
  private static final int LETTERS = 26;
  private static final int MAX_LETTERS = 3;

  /**
   * A cell.
   *
   * @param heap the number of the heap, from 1
   * @param number the number of the cell in its row, from 1
   */
  record HeapCell(int heap, int number) {}

  private HeapCells() {}

  /** Returns the name of a cell. */
  static String name(int heap, int number) {
    int above = (number - 1) / LETTERS;
    String first = above == 0 ? "" : String.valueOf((char) ('a' + above - 1));
    return first + (char) ('a' + (number - 1) % LETTERS) + heap;
  }

  /** Returns the names of the first cells of a heap. */
  static List<String> names(int heap, int count) {
    return IntStream.rangeClosed(1, count).mapToObj(number -> name(heap, number)).toList();
  }

  /** Returns the cell with a name; empty if heaps of these sizes do not have it. */
  static Optional<HeapCell> parse(String name, List<Integer> sizes) {
    try {
      TextCursor cursor = new TextCursor(name);
      String letters = cursor.acceptWhile(c -> 'a' <= c && c <= 'z');
      int heap = cursor.expectNumber();
      cursor.expectEnd();
      int number = 0;
      for (int i = 0; i < Math.min(letters.length(), MAX_LETTERS); i++) {
        number = LETTERS * number + letters.charAt(i) - 'a' + 1;
      }
      boolean isThere =
          heap >= 1 && heap <= sizes.size() && number >= 1 && number <= sizes.get(heap - 1);
      return isThere ? Optional.of(new HeapCell(heap, number)) : Optional.empty();
    } catch (NotationException notACell) {
      return Optional.empty();
    }
  }
}
