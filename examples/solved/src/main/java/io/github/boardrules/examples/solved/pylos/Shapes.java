package io.github.boardrules.examples.solved.pylos;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The sets of cells that can hold stones, one of each class of symmetric ones. Sets in which only
 * the top is empty, or nothing, are left out: their values are known.
 *
 * <p>They are numbered by falling height, so that a move without take-backs leads to a shape with a
 * lower number.
 */
final class Shapes {
  final CellBoard board;
  private final int[] shapes;
  private final Map<Integer, Integer> numbers = new HashMap<>();

  Shapes(CellBoard board) {
    this.board = board;
    List<Integer> found = new ArrayList<>();
    find(board, 0, 0, found);
    found.sort(
        Comparator.comparingInt((Integer set) -> height(board, set))
            .reversed()
            .thenComparing(Comparator.naturalOrder()));
    shapes = found.stream().mapToInt(Integer::intValue).toArray();
    for (int i = 0; i < shapes.length; i++) {
      numbers.put(shapes[i], i);
    }
  }

  /** Adds the shapes that have a set of cells and any of the cells from a bit on. */
  private static void find(CellBoard board, int set, int bit, List<Integer> found) {
    if (bit == board.cells) {
      if (!board.isKnown(set) && board.canonical(set) == set) {
        found.add(set);
      }
      return;
    }
    find(board, set, bit + 1, found);
    if ((board.below[bit] & ~set) == 0) {
      find(board, set | 1 << bit, bit + 1, found);
    }
  }

  private static int height(CellBoard board, int set) {
    int height = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      height += board.level[Integer.numberOfTrailingZeros(rest)];
    }
    return height;
  }

  int size() {
    return shapes.length;
  }

  int shape(int number) {
    return shapes[number];
  }

  /** Returns the number of bytes in the table of a shape. */
  int length(int number) {
    return 1 << Integer.bitCount(shapes[number]);
  }

  /** Returns the number of a representative. */
  int number(int canonical) {
    Integer number = numbers.get(canonical);
    if (number == null) {
      throw new IllegalArgumentException(
          "No shape has the cells " + Integer.toBinaryString(canonical) + ".");
    }
    return number;
  }
}
