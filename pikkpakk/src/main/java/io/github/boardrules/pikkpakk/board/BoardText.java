package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.core.text.TextCursor;
import io.github.boardrules.pikkpakk.Ball;
import io.github.boardrules.pikkpakk.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The texts of cells and of boards (RULES.md, "Notation"). */
public final class BoardText {
  /** The kinds of balls, in the order of their letters. */
  public static final List<Ball> BALLS = List.of(Ball.values());

  /** The letters of all kinds of balls, in order. */
  public static final String LETTERS = "ldtn";

  /** The numbers of the rows of the largest board. */
  public static final List<String> ROWS =
      IntStream.rangeClosed(1, Board.ELEVEN.size).mapToObj(Integer::toString).toList();

  private static final char EMPTY = '.';

  private BoardText() {}

  /** Reads a cell of the largest board. */
  public static Cell readCell(TextCursor cursor) {
    return new Cell(readColumn(cursor), readRow(cursor));
  }

  /** Reads the letter of a column of the largest board. */
  public static char readColumn(TextCursor cursor) {
    return cursor.expectRange('a', (char) ('a' + Board.ELEVEN.size - 1));
  }

  /** Reads the number of a row of the largest board. */
  public static int readRow(TextCursor cursor) {
    return Integer.parseInt(cursor.expectPrefix(ROWS));
  }

  /** Returns the text of the board of a position. */
  public static String format(BitPosition position) {
    Board board = position.variant().board;
    List<String> rows = new ArrayList<>();
    for (int row = board.size - 1; row >= 0; row--) {
      StringBuilder cells = new StringBuilder(board.size);
      for (int column = 0; column < board.size; column++) {
        @Nullable Ball ball = position.ball(column * board.size + row);
        cells.append(ball == null ? EMPTY : ball.letter());
      }
      rows.add(abbreviated(cells.toString()));
    }
    return String.join("/", rows);
  }

  /** Returns a row with numbers for its empty cells. */
  static String abbreviated(String row) {
    StringBuilder out = new StringBuilder();
    int empty = 0;
    for (int i = 0; i < row.length(); i++) {
      char cell = row.charAt(i);
      if (cell == EMPTY) {
        empty++;
      } else {
        out.append(empty == 0 ? "" : Integer.toString(empty)).append(cell);
        empty = 0;
      }
    }
    return out.append(empty == 0 ? "" : Integer.toString(empty)).toString();
  }

  /** Returns a row with a sign for each of its empty cells. */
  static String expanded(String row) {
    StringBuilder out = new StringBuilder();
    int empty = 0;
    for (int i = 0; i < row.length(); i++) {
      char cell = row.charAt(i);
      if (cell >= '0' && cell <= '9') {
        empty = 10 * empty + cell - '0';
      } else {
        out.append(String.valueOf(EMPTY).repeat(empty)).append(cell);
        empty = 0;
      }
    }
    return out.append(String.valueOf(EMPTY).repeat(empty)).toString();
  }
}
