package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;

/**
 * Finds the complete lines of a board (RULES.md, "A move", Pushing 1): those with exactly seven
 * balls, side by side. A line is named by its place in the ASCII order: rows, then columns.
 *
 * <p><b>Design.</b> All lines are tested at once. The intersection of a set with its images shifted
 * by one to six cells has a bit exactly where seven balls in a line begin; three shifts, by 1, 2
 * and 3 steps, compute it (the same doubling as in <a
 * href="https://tromp.github.io/c4/fhour.html">Fhourstones</a>). Only lines that pass are then
 * examined one by one.
 */
final class CompleteLines {
  private static final int BALLS = 7;
  private static final CompleteLines NINE = new CompleteLines(Board.NINE);
  private static final CompleteLines ELEVEN = new CompleteLines(Board.ELEVEN);

  private final Board board;

  /** The number of empty cells in a complete line. */
  private final int spareCells;

  /** The cells of a column on which a series of seven balls can begin. */
  private final long beginLow;

  private final long beginHigh;

  private CompleteLines(Board board) {
    this.board = board;
    spareCells = board.size - BALLS;
    long low = 0;
    long high = 0;
    for (int column = 0; column < board.size; column++) {
      low |= board.low(column, (2 << spareCells) - 1);
      high |= board.high(column, (2 << spareCells) - 1);
    }
    beginLow = low;
    beginHigh = high;
  }

  static CompleteLines of(Board board) {
    return board == Board.NINE ? NINE : ELEVEN;
  }

  /** Returns the lines with seven or more balls side by side, a bit for each place. */
  long candidates(long ballsLow, long ballsHigh) {
    long rows = 0;
    long starts = sevensLow(ballsLow, ballsHigh, board.size);
    for (int behind = 0; behind <= spareCells; behind++) {
      rows |= starts >>> (behind * board.size);
    }
    rows &= board.lineIndexes;
    // In the ASCII order, rows 10 and 11 come first.
    int first = board.size - Board.NINE.size;
    rows = ((rows << first) | (rows >>> (board.size - first))) & board.lineIndexes;
    long columns = 0;
    long low = sevensLow(ballsLow, ballsHigh, 1) & beginLow;
    long high = sevensHigh(ballsHigh, 1) & beginHigh;
    for (; low != 0; low &= low - 1) {
      columns |= 1L << board.columnOf(Long.numberOfTrailingZeros(low));
    }
    for (; high != 0; high &= high - 1) {
      columns |= 1L << board.columnOf(64 + Long.numberOfTrailingZeros(high));
    }
    return rows | (columns << board.size);
  }

  /** Returns the low word of the cells on which seven balls begin, in lines with a step. */
  private static long sevensLow(long low, long high, int by) {
    long twoLow = low & CellSets.backLow(low, high, by);
    long twoHigh = high & CellSets.backHigh(high, by);
    long fourLow = twoLow & CellSets.backLow(twoLow, twoHigh, 2 * by);
    long fourHigh = twoHigh & CellSets.backHigh(twoHigh, 2 * by);
    return fourLow & CellSets.backLow(fourLow, fourHigh, 3 * by);
  }

  private static long sevensHigh(long high, int by) {
    long twoHigh = high & (high >>> by);
    long fourHigh = twoHigh & (twoHigh >>> (2 * by));
    return fourHigh & (fourHigh >>> (3 * by));
  }
}
