package io.github.boardrules.examples.tictactoe;

/**
 * A move: the square on which the player to move puts a sign.
 *
 * @param index 0 for {@code a1}, 1 for {@code b1}, to 8 for {@code c3}
 */
record TicTacToeMove(int index) {

  TicTacToeMove {
    if (index < 0 || index >= TicTacToePosition.SQUARES) {
      throw new IllegalArgumentException("There is no square " + index + ".");
    }
  }

  @Override
  public String toString() {
    return "" + (char) ('a' + index % TicTacToePosition.SIDE) + (index / TicTacToePosition.SIDE + 1);
  }
}
