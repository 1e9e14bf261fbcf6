package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.Map;

/**
 * Moves such as {@code b2}; positions such as {@code X../.O./...}, the rows from the top, {@code .}
 * for a free square.
 */
enum TicTacToeNotation implements Notation<TicTacToePosition, TicTacToeMove> {
  INSTANCE;

  private static final String SIGNS = ".XO";

  @Override
  public String formatMove(TicTacToeMove move) {
    return move.toString();
  }

  @Override
  public TicTacToeMove parseMove(String text) {
    TextCursor cursor = new TextCursor(text);
    int column = cursor.expectRange('a', 'c') - 'a';
    int row = cursor.expectRange('1', '3') - '1';
    cursor.expectEnd();
    return new TicTacToeMove(row * TicTacToePosition.SIDE + column);
  }

  @Override
  public String formatPosition(TicTacToePosition position) {
    StringBuilder text = new StringBuilder();
    for (int row = TicTacToePosition.SIDE - 1; row >= 0; row--) {
      for (int square = row * TicTacToePosition.SIDE; square < (row + 1) * TicTacToePosition.SIDE; square++) {
        int sign = (position.crosses() >>> square & 1) + 2 * (position.noughts() >>> square & 1);
        text.append(SIGNS.charAt(sign));
      }
      text.append(row > 0 ? "/" : "");
    }
    return text.toString();
  }

  @Override
  public TicTacToePosition parsePosition(String text) {
    TextCursor cursor = new TextCursor(text);
    int[] squares = new int[SIGNS.length()];
    for (int row = TicTacToePosition.SIDE - 1; row >= 0; row--) {
      for (int square = row * TicTacToePosition.SIDE; square < (row + 1) * TicTacToePosition.SIDE; square++) {
        squares[cursor.expectOneOf(SIGNS)] |= 1 << square;
      }
      if (row > 0) {
        cursor.expect('/');
      }
    }
    cursor.expectEnd();
    return checked(text, new TicTacToePosition(squares[1], squares[2]));
  }

  private static TicTacToePosition checked(String text, TicTacToePosition board) {
    int crosses = Integer.bitCount(board.crosses());
    int noughts = Integer.bitCount(board.noughts());
    if (crosses != noughts && crosses != noughts + 1) {
      throw new NotationException(
          text,
          TicTacToeReason.WRONG_NUMBERS,
          Map.of("crosses", Integer.toString(crosses), "noughts", Integer.toString(noughts)));
    }
    return board;
  }
}
