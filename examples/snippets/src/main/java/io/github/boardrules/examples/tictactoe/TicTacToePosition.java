package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.Map;

/**
 * A position: a bit for each square, {@code a1} the lowest, then {@code b1}, {@code c1}, {@code a2}
 * and so on. The numbers of signs say who is to move.
 *
 * @param crosses the squares of player 1
 * @param noughts the squares of player 2
 */
record TicTacToePosition(int crosses, int noughts) {
  static final int SIDE = 3;
  static final int SQUARES = SIDE * SIDE;
  static final TicTacToePosition EMPTY = new TicTacToePosition(0, 0);

  private static final String SIGNS = ".XO";

  /** The rows, the columns and the diagonals. */
  private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  // @start region=parse
  /** Parses a text such as {@code X../.O./...}, the rows from the top. */
  static TicTacToePosition parse(String text) {
    TextCursor cursor = new TextCursor(text);
    int[] squares = new int[SIGNS.length()];
    for (int row = SIDE - 1; row >= 0; row--) {
      for (int square = row * SIDE; square < (row + 1) * SIDE; square++) {
        squares[cursor.expectOneOf(SIGNS)] |= 1 << square;
      }
      if (row > 0) {
        cursor.expect('/');
      }
    }
    cursor.expectEnd();
    TicTacToePosition position = new TicTacToePosition(squares[1], squares[2]);
    position.requireTurns(text);
    return position;
  }

  // @end

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

  /** Returns the position after the player to move has put a sign on a square. */
  TicTacToePosition with(int square) {
    return toMove() == 1
        ? new TicTacToePosition(crosses | 1 << square, noughts)
        : new TicTacToePosition(crosses, noughts | 1 << square);
  }

  private void requireTurns(String text) {
    int surplus = Integer.bitCount(crosses) - Integer.bitCount(noughts);
    if (surplus != 0 && surplus != 1) {
      String crossCount = Integer.toString(Integer.bitCount(crosses));
      String noughtCount = Integer.toString(Integer.bitCount(noughts));
      throw NotationException.broken(
          text,
          TicTacToeReason.WRONG_NUMBERS,
          Map.of("crosses", crossCount, "noughts", noughtCount));
    }
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int row = SIDE - 1; row >= 0; row--) {
      for (int square = row * SIDE; square < (row + 1) * SIDE; square++) {
        text.append(SIGNS.charAt((crosses >>> square & 1) + 2 * (noughts >>> square & 1)));
      }
      text.append(row > 0 ? "/" : "");
    }
    return text.toString();
  }
}
