package io.github.boardrules.pikkpakk.value;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A cell of a board (RULES.md, "Equipment and board"). Whether a board has it depends on the size
 * of the board.
 *
 * <pre>{@code
 * var cell = PikkPakkCell.parse("e5");
 * cell.column();                              // ==> e
 * PikkPakkRules.abalone().start().ball(cell); // ==> Optional.empty
 * }</pre>
 *
 * @param column the letter of its column, {@code a} to {@code k}
 * @param row the number of its row, 1 to 11
 */
public record PikkPakkCell(char column, int row) implements Comparable<PikkPakkCell> {
  static final int MAX = 11;

  static final List<String> ROWS =
      List.copyOf(
          IntStream.rangeClosed(1, MAX).mapToObj(Integer::toString).collect(Collectors.toList()));

  /**
   * Checks the column and the row.
   *
   * @throws IllegalArgumentException if even the largest board has no such cell
   */
  public PikkPakkCell {
    if (column < 'a' || column >= 'a' + MAX || row < 1 || row > MAX) {
      throw new IllegalArgumentException("A cell is a1 to k" + MAX + ", not " + column + row + ".");
    }
  }

  /**
   * {@return the cell that a text such as {@code e5} names}
   *
   * @param text any text
   * @throws NotationException if the text is not a cell of the largest board
   */
  public static PikkPakkCell parse(String text) {
    return TextCursor.parse(text, PikkPakkCell::read);
  }

  static PikkPakkCell read(TextCursor cursor) {
    return new PikkPakkCell(readColumn(cursor), readRow(cursor));
  }

  static char readColumn(TextCursor cursor) {
    return cursor.expectRange('a', (char) ('a' + MAX - 1));
  }

  static int readRow(TextCursor cursor) {
    return Integer.parseInt(cursor.expectPrefix(ROWS));
  }

  @Override
  public int compareTo(PikkPakkCell other) {
    return column != other.column ? column - other.column : row - other.row;
  }

  @Override
  public String toString() {
    return String.valueOf(column) + row;
  }
}
