package io.github.boardrules.examples.solved.grid;

import io.github.boardrules.nim.Cell;
import io.github.boardrules.nim.GridMove;
import io.github.boardrules.nim.GridPosition;
import io.github.boardrules.nim.GridRules;

/**
 * Numbers the ball sets of a grid: bit n of a number stands for cell n, and cells are counted row
 * by row.
 *
 * @param cols the number of columns
 * @param rows the number of rows
 */
record BallSetNumbering(int cols, int rows) {

  static BallSetNumbering of(GridRules rules) {
    return new BallSetNumbering(rules.options().cols(), rules.options().rows());
  }

  int cells() {
    return cols * rows;
  }

  /** Returns the number of the balls of a position. */
  long number(GridPosition position) {
    long number = 0;
    for (int n = 0; n < cells(); n++) {
      Cell cell = new Cell((char) ('a' + n % cols), 1 + n / cols);
      number |= position.hasBall(cell) ? 1L << n : 0;
    }
    return number;
  }

  /** Returns the number of the balls that a move takes. */
  long number(GridMove move) {
    long number = 0;
    for (Cell cell : move.cells()) {
      number |= 1L << (cols * (cell.row() - 1) + cell.column() - 'a');
    }
    return number;
  }

  /** Returns the numbers of all moves, which are legal while no ball is taken. */
  long[] moves(GridRules rules) {
    return rules.legalMoves(rules.start()).stream().mapToLong(this::number).toArray();
  }
}
