package io.github.boardrules.nim;

import java.util.Arrays;

/**
 * The numbers of ball sets in the solver's tables (RULES.md, "The solver"): bit n of a number
 * stands for cell n, and cells are counted row by row.
 *
 * @param cols the number of columns
 * @param rows the number of rows; the grid has at most 20 cells
 */
record BallSetNumbers(int cols, int rows) {

  /** How many sets there are, the empty one included. */
  int count() {
    return 1 << (cols * rows);
  }

  /** The number of a set of cells. */
  int number(long set) {
    int number = 0;
    for (int row = 0; row < rows; row++) {
      number |= GridBoard.membersOfRow(set, row) << (row * cols);
    }
    return number;
  }

  int[] numbers(long[] sets) {
    return Arrays.stream(sets).mapToInt(this::number).toArray();
  }
}
