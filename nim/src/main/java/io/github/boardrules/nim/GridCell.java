package io.github.boardrules.nim;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.Map;

/**
 * A cell of a grid (RULES.md, "Equipment and board"). Cells are ordered by column, then by row.
 *
 * <pre>{@code
 * var cell = GridCell.parse("b1");
 * cell.column();                              // ==> b
 * GridRules.standard().start().hasBall(cell); // ==> true
 * }</pre>
 *
 * @param column the column, {@code a} to {@code h}, from the left
 * @param row the row, 1 to 8, from the bottom
 */
public record GridCell(char column, int row) implements Comparable<GridCell> {
  static final int MAX_SIDE = 8;

  private static final char LAST_COLUMN = 'h';

  /**
   * Checks that the largest grid has the cell.
   *
   * @throws IllegalArgumentException if it does not have it
   */
  public GridCell {
    if (column < 'a' || column > LAST_COLUMN || row < 1 || row > MAX_SIDE) {
      throw new IllegalArgumentException(
          "No grid has a cell in column '" + column + "' and row " + row + ".");
    }
  }

  /**
   * {@return the cell of a text such as {@code b3}}
   *
   * @param text any text
   * @throws NotationException if the text is not a letter from a to h and a number from 1 to 8
   */
  public static GridCell parse(String text) {
    TextCursor cursor = new TextCursor(text);
    char column = readColumn(cursor);
    int row = cursor.expectNumber();
    cursor.expectEnd();
    if (row < 1 || row > MAX_SIDE) {
      throw NotationException.broken(text, NimTextReason.NO_SUCH_CELL, Map.of("cell", text));
    }
    return new GridCell(column, row);
  }

  static char readColumn(TextCursor cursor) {
    return cursor.expectRange('a', LAST_COLUMN);
  }

  @Override
  public int compareTo(GridCell other) {
    return column != other.column ? column - other.column : row - other.row;
  }

  @Override
  public String toString() {
    return column + Integer.toString(row);
  }
}
