package io.github.boardrules.examples.tictactoe;

/**
 * A position: a bit for each square, {@code a1} the lowest, then {@code b1}, {@code c1}, {@code a2}
 * and so on. Whose turn it is follows from the numbers of signs.
 *
 * @param crosses the squares of player 1
 * @param noughts the squares of player 2
 */
record TicTacToePosition(int crosses, int noughts) {
  static final int SIDE = 3;
  static final int SQUARES = SIDE * SIDE;
  static final TicTacToePosition EMPTY = new TicTacToePosition(0, 0);

  /** The rows, the columns and the diagonals. */
  private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  int toMove() {
    return Integer.bitCount(crosses) == Integer.bitCount(noughts) ? 1 : 2;
  }

  boolean isFree(int square) {
    return ((crosses | noughts) >>> square & 1) == 0;
  }

  boolean isFull() {
    return Integer.bitCount(crosses | noughts) == SQUARES;
  }

  boolean hasLine(int player) {
    int own = player == 1 ? crosses : noughts;
    for (int line : LINES) {
      if ((own & line) == line) {
        return true;
      }
    }
    return false;
  }

  /** The board with one more sign of the player to move. */
  TicTacToePosition with(int square) {
    return toMove() == 1
        ? new TicTacToePosition(crosses | 1 << square, noughts)
        : new TicTacToePosition(crosses, noughts | 1 << square);
  }

  @Override
  public String toString() {
    return TicTacToeNotation.INSTANCE.formatPosition(this);
  }
}
