package io.github.boardrules.nim;

import java.util.Arrays;

/**
 * Numbers the ball sets of a grid for the solver's tables (RULES.md, "The solver"): bit n of a
 * number stands for cell n, and cells are counted row by row.
 *
 * @param cols the number of columns
 * @param rows the number of rows; the grid has at most 36 cells
 */
record BallSetNumbering(int cols, int rows) {

  /** Returns the number of ball sets, including the empty one. */
  long count() {
    return 1L << (cols * rows);
  }

  /** Returns the number of a ball set. */
  long number(long balls) {
    long number = 0;
    for (int row = 0; row < rows; row++) {
      number |= (long) GridBoard.membersOfRow(balls, row) << (row * cols);
    }
    return number;
  }

  long[] numbers(long[] sets) {
    return Arrays.stream(sets).map(this::number).toArray();
  }
}
