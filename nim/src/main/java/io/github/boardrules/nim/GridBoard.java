package io.github.boardrules.nim;

import java.util.ArrayList;
import java.util.List;

/**
 * Sets of cells as bitboards (RULES.md, "Equipment and board").
 *
 * <p><b>Design.</b> A set of cells is one {@code long}. A column is a byte, {@code a} the lowest,
 * and row 1 is the lowest bit of each byte, for grids of any size. So the cells of a set are in
 * order, and a step up or to the right is the same shift everywhere.
 */
final class GridBoard {
  /** The number of bits from one cell to its neighbour on the right. */
  static final int RIGHT = 8;

  private static final long BOTTOM_ROW = 0x0101010101010101L;
  private static final long FIRST_COLUMN = 0xFF;
  private static final long ALL_BUT_TOP_ROW = 0x7F7F7F7F7F7F7F7FL;
  private static final long GATHER_ROW = 0x0102040810204080L;

  private GridBoard() {}

  static int bit(GridCell cell) {
    return bit(cell.column() - 'a', cell.row() - 1);
  }

  /** Returns the bit of the cell in a column and a row, both counted from 0. */
  static int bit(int column, int row) {
    return RIGHT * column + row;
  }

  static long all(int cols, int rows) {
    long column = (1L << rows) - 1;
    return (BOTTOM_ROW >>> (RIGHT * (GridCell.MAX_SIDE - cols))) * column;
  }

  static long set(List<GridCell> cells) {
    long set = 0;
    for (GridCell cell : cells) {
      set |= 1L << bit(cell);
    }
    return set;
  }

  static List<GridCell> cells(long set) {
    List<GridCell> cells = new ArrayList<>(Long.bitCount(set));
    for (long rest = set; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      cells.add(new GridCell((char) ('a' + bit / RIGHT), bit % RIGHT + 1));
    }
    return cells;
  }

  /** Returns the cells of a column, counted from 0. */
  static long column(int index) {
    return FIRST_COLUMN << (RIGHT * index);
  }

  /** Returns the cells of a row, counted from 0. */
  static long row(int index) {
    return BOTTOM_ROW << index;
  }

  /** Returns the part of a set in a row, counted from 0, as 8 bits: bit 0 is column {@code a}. */
  static int membersOfRow(long set, int index) {
    return (int) ((((set >>> index) & BOTTOM_ROW) * GATHER_ROW) >>> 56);
  }

  /** Returns whether a set is within one row or one column. */
  static boolean isInLine(long set) {
    return isInColumn(set) || (set & ~row(Long.numberOfTrailingZeros(set) % RIGHT)) == 0;
  }

  /** Returns whether a set within one row or one column is an unbroken run. */
  static boolean isRun(long set) {
    long atFirst = set >>> Long.numberOfTrailingZeros(set);
    long run = isInColumn(set) ? FIRST_COLUMN : BOTTOM_ROW;
    // The bits outside the line are set too, so adding 1 carries through an unbroken run.
    long between = atFirst | ~run;
    return (atFirst & (between + 1)) == 0;
  }

  /** Returns those first cells of vertical runs whose run is one cell longer. */
  static long longerUp(long runs) {
    return runs & (runs >>> 1) & ALL_BUT_TOP_ROW;
  }

  /** Returns those first cells of horizontal runs whose run is one cell longer. */
  static long longerRight(long runs) {
    return runs & (runs >>> RIGHT);
  }

  private static boolean isInColumn(long set) {
    return (set & ~column(Long.numberOfTrailingZeros(set) / RIGHT)) == 0;
  }
}
