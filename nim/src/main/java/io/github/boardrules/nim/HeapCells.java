package io.github.boardrules.nim;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The names of the places on which the balls of heaps are drawn. A heap is a row of places: the
 * letter counts the places from the left, the number is the heap's: {@code c8} is the third place
 * of heap 8. After {@code z} come {@code aa}, {@code ab} and so on.
 */
final class HeapCells {
  private static final int LETTERS = 26;

  /** A place. */
  record HeapCell(int heap, int number) {}

  private HeapCells() {}

  /** The name of a place, counted from 1. */
  static String name(int heap, int number) {
    int above = (number - 1) / LETTERS;
    String first = above == 0 ? "" : String.valueOf((char) ('a' + above - 1));
    return first + (char) ('a' + (number - 1) % LETTERS) + heap;
  }

  /** The names of the first places of a heap. */
  static List<String> names(int heap, int count) {
    return IntStream.rangeClosed(1, count).mapToObj(number -> name(heap, number)).toList();
  }

  /** The place with a name; empty when none of the heaps has it. */
  static Optional<HeapCell> parse(String name, List<Integer> sizes) {
    try {
      TextCursor cursor = new TextCursor(name);
      int number = 0;
      String letters = cursor.acceptWhile(c -> 'a' <= c && c <= 'z');
      int heap = cursor.expectNumber();
      cursor.expectEnd();
      for (int i = 0; i < Math.min(letters.length(), 3); i++) {
        number = LETTERS * number + letters.charAt(i) - 'a' + 1;
      }
      boolean isThere =
          heap >= 1 && heap <= sizes.size() && number >= 1 && number <= sizes.get(heap - 1);
      return isThere ? Optional.of(new HeapCell(heap, number)) : Optional.empty();
    } catch (NotationException noPlace) {
      return Optional.empty();
    }
  }
}
