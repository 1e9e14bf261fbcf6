package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.pikkpakk.value.Ball;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The texts of positions and their boards (RULES.md, "Notation"). */
public final class BoardText {
  public static final List<Ball> BALLS = List.of(Ball.values());

  public static final String LETTERS = "ldtn";

  private static final String NOTHING = "-";
  private static final char EMPTY = '.';

  private BoardText() {}

  static String formatPosition(BitPosition position) {
    String text = format(position) + " " + position.toMove() + " " + position.phase().word();
    if (position.variant().hasLostCount) {
      text += " " + position.lost(1) + "-" + position.lost(2);
    }
    return position.variant().repeat == 0 ? text : text + " " + format(position.history());
  }

  private static String format(RepetitionHistory history) {
    if (history.counts().isEmpty()) {
      return NOTHING;
    }
    List<String> entries = new ArrayList<>();
    history.counts().forEach((position, times) -> entries.add(position + ":" + times));
    return String.join(",", entries);
  }

  public static String format(BitPosition position) {
    int size = position.variant().board.size;
    char[] cells = new char[size * size];
    for (int bit = 0; bit < cells.length; bit++) {
      @Nullable Ball ball = position.ball(bit);
      cells[bit % size * size + bit / size] = ball == null ? EMPTY : ball.letter();
    }
    return format(cells, size);
  }

  /** Returns the text of a board whose cells are given by rows, the lowest row first. */
  static String format(char[] cells, int size) {
    StringBuilder out = new StringBuilder();
    for (int row = size - 1; row >= 0; row--) {
      int empty = 0;
      for (int column = 0; column < size; column++) {
        char cell = cells[row * size + column];
        if (cell == EMPTY) {
          empty++;
        } else {
          appendNumber(empty, out);
          out.append(cell);
          empty = 0;
        }
      }
      appendNumber(empty, out);
      out.append(row == 0 ? "" : "/");
    }
    return out.toString();
  }

  private static void appendNumber(int empty, StringBuilder out) {
    if (empty > 0) {
      out.append(empty);
    }
  }

  /** Returns the cells of the text of a board by rows, the lowest row first. */
  static char[] cells(String board, int size) {
    char[] cells = new char[size * size];
    Arrays.fill(cells, EMPTY);
    int row = size - 1;
    int column = 0;
    int empty = 0;
    for (int i = 0; i < board.length(); i++) {
      char cell = board.charAt(i);
      if (cell == '/') {
        row--;
        column = 0;
        empty = 0;
      } else if (cell >= '0' && cell <= '9') {
        empty = 10 * empty + cell - '0';
      } else {
        column += empty;
        cells[row * size + column] = cell;
        column++;
        empty = 0;
      }
    }
    return cells;
  }
}
