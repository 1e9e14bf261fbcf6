package io.github.boardrules.examples.solved.pylos;

import io.github.boardrules.pylos.PylosCell;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The board as sets of at most 30 cells in an {@code int}.
 *
 * <p><b>Design.</b> Cells that a symmetry can map onto each other have consecutive bits. So the
 * symmetric image of a table is read nearly in order, within a few kilobytes at a time.
 */
final class CellBoard {
  static final int SYMMETRIES = 8;

  final int base;
  final int cells;

  /** The number of stones of each player. */
  final int stones;

  /** By bit: the cell. */
  final List<PylosCell> cell;

  /** By bit: the four cells that it rests on; none on the lowest level. */
  final int[] below;

  /** By bit: the cells that rest on it. */
  final int[] above;

  /** By bit: its level, 1 for the lowest. */
  final int[] level;

  /** By symmetry and bit: the image. */
  final int[][] image;

  /** The squares. */
  final List<Integer> squares = new ArrayList<>();

  /** The rows and columns of levels whose side is 3 or more. */
  final List<Integer> lines = new ArrayList<>();

  CellBoard(int base) {
    this.base = base;
    cell = ordered(base);
    cells = cell.size();
    stones = cells / 2;
    below = new int[cells];
    above = new int[cells];
    level = new int[cells];
    image = new int[SYMMETRIES][cells];
    for (int bit = 0; bit < cells; bit++) {
      PylosCell each = cell.get(bit);
      level[bit] = each.level();
      if (each.level() > 1) {
        below[bit] = square(each.level() - 1, each.column() - 'a', each.row() - 1);
        squares.add(below[bit]);
      }
      for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
        image[symmetry][bit] = cell.indexOf(image(base, each, symmetry));
      }
    }
    for (int bit = 0; bit < cells; bit++) {
      for (int rest = below[bit]; rest != 0; rest &= rest - 1) {
        above[Integer.numberOfTrailingZeros(rest)] |= 1 << bit;
      }
    }
    for (int each = 1; base + 1 - each >= 3; each++) {
      int side = base + 1 - each;
      for (int i = 0; i < side; i++) {
        int row = 0;
        int column = 0;
        for (int j = 0; j < side; j++) {
          row |= bit(each, j, i);
          column |= bit(each, i, j);
        }
        lines.add(row);
        lines.add(column);
      }
    }
  }

  /** Returns the set of the cells of a square. */
  private int square(int level, int column, int row) {
    return bit(level, column, row)
        | bit(level, column + 1, row)
        | bit(level, column, row + 1)
        | bit(level, column + 1, row + 1);
  }

  private int bit(int level, int column, int row) {
    return 1 << cell.indexOf(new PylosCell(level, (char) ('a' + column), row + 1));
  }

  /** Returns all cells, those with the same distances from the edges next to each other. */
  private static List<PylosCell> ordered(int base) {
    List<PylosCell> cells = new ArrayList<>();
    for (int level = 1; level <= base; level++) {
      int side = base + 1 - level;
      for (int column = 0; column < side; column++) {
        for (int row = 0; row < side; row++) {
          cells.add(new PylosCell(level, (char) ('a' + column), row + 1));
        }
      }
    }
    cells.sort(Comparator.comparingInt((PylosCell each) -> orbit(base, each)));
    return List.copyOf(cells);
  }

  private static int orbit(int base, PylosCell cell) {
    int side = base + 1 - cell.level();
    int column = cell.column() - 'a';
    int row = cell.row() - 1;
    int first = Math.min(column, side - 1 - column);
    int second = Math.min(row, side - 1 - row);
    return (cell.level() * base + Math.min(first, second)) * base + Math.max(first, second);
  }

  private static PylosCell image(int base, PylosCell cell, int symmetry) {
    int last = base - cell.level();
    int column = cell.column() - 'a';
    int row = cell.row() - 1;
    int x = (symmetry & 1) == 0 ? column : last - column;
    int y = (symmetry & 2) == 0 ? row : last - row;
    return (symmetry & 4) == 0
        ? new PylosCell(cell.level(), (char) ('a' + x), y + 1)
        : new PylosCell(cell.level(), (char) ('a' + y), x + 1);
  }

  /** Returns the image of a set. */
  int image(int set, int symmetry) {
    int result = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      result |= 1 << image[symmetry][Integer.numberOfTrailingZeros(rest)];
    }
    return result;
  }

  /** Returns the first symmetry that maps a set to the representative of its class. */
  int symmetry(int set) {
    int least = Integer.MAX_VALUE;
    int best = 0;
    for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
      int image = image(set, symmetry);
      if (image < least) {
        least = image;
        best = symmetry;
      }
    }
    return best;
  }

  /** Returns the representative of the class of a set. */
  int canonical(int set) {
    return image(set, symmetry(set));
  }

  /** Returns whether the values of a set are known without a table: all but the top is full. */
  boolean isKnown(int set) {
    return Integer.bitCount(set) >= cells - 1;
  }

  /** Returns the empty cells that are supported. */
  int vacant(int occupied) {
    int found = 0;
    for (int bit = 0; bit < cells; bit++) {
      if ((below[bit] & ~occupied) == 0) {
        found |= 1 << bit;
      }
    }
    return found & ~occupied;
  }

  /** Returns the stones on which no stone rests. */
  int free(int occupied) {
    int found = 0;
    for (int rest = occupied; rest != 0; rest &= rest - 1) {
      int bit = Integer.numberOfTrailingZeros(rest);
      if ((above[bit] & occupied) == 0) {
        found |= 1 << bit;
      }
    }
    return found;
  }

  /** Returns a set as the bits of the cells of another set that contains it, without gaps. */
  static int compress(int set, int within) {
    int result = 0;
    int at = 0;
    for (int rest = within; rest != 0; rest &= rest - 1) {
      if ((set & rest & -rest) != 0) {
        result |= 1 << at;
      }
      at++;
    }
    return result;
  }
}
