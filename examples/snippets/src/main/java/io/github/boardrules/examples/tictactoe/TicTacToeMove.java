package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.text.TextCursor;

/**
 * A move: the square on which the player to move puts a sign.
 *
 * @param square 0 for {@code a1}, 1 for {@code b1}, to 8 for {@code c3}
 */
record TicTacToeMove(int square) {

  TicTacToeMove {
    if (square < 0 || square >= TicTacToePosition.SQUARES) {
      throw new IllegalArgumentException("There is no square " + square + ".");
    }
  }

  /** Parses a text such as {@code b2}. */
  static TicTacToeMove parse(String text) {
    TextCursor cursor = new TextCursor(text);
    int column = cursor.expectRange('a', 'c') - 'a';
    int row = cursor.expectRange('1', '3') - '1';
    cursor.expectEnd();
    return new TicTacToeMove(row * TicTacToePosition.SIDE + column);
  }

  @Override
  public String toString() {
    char column = (char) ('a' + square % TicTacToePosition.SIDE);
    return "" + column + (square / TicTacToePosition.SIDE + 1);
  }
}
