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
  private final CellBoard board;
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
      if (!isKnown(board, set) && board.image(set, symmetry(board, set)) == set) {
        found.add(set);
      }
      return;
    }
    find(board, set, bit + 1, found);
    if ((board.below[bit] & ~set) == 0) {
      find(board, set | 1 << bit, bit + 1, found);
    }
  }

  /** Returns whether the values of a set are known without a table: all but the top is full. */
  boolean isKnown(int set) {
    return isKnown(board, set);
  }

  private static boolean isKnown(CellBoard board, int set) {
    return Integer.bitCount(set) >= board.cells - 1;
  }

  CellBoard board() {
    return board;
  }

  private static int height(CellBoard board, int set) {
    int height = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      height += board.level[Integer.numberOfTrailingZeros(rest)];
    }
    return height;
  }

  /** Returns the representative of the class of a set. */
  int canonical(int set) {
    return board.image(set, symmetry(set));
  }

  /** Returns the first symmetry that maps a set to the representative of its class. */
  int symmetry(int set) {
    return symmetry(board, set);
  }

  private static int symmetry(CellBoard board, int set) {
    int least = Integer.MAX_VALUE;
    int best = 0;
    for (int symmetry = 0; symmetry < CellBoard.SYMMETRIES; symmetry++) {
      int image = board.image(set, symmetry);
      if (image < least) {
        least = image;
        best = symmetry;
      }
    }
    return best;
  }

  int size() {
    return shapes.length;
  }

  int shape(int number) {
    return shapes[number];
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
