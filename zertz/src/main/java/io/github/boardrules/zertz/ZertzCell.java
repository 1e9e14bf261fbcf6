package io.github.boardrules.zertz;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;

/**
 * A cell of the plane where a ring may lie (a "place" in RULES.md), in the coordinates that the
 * game's players use. A board need not have it: {@code h1} is a cell, but the board of 37 rings
 * lacks it.
 *
 * <p>Cells are ordered by column, then by row (RULES.md, "Notation").
 *
 * <pre>{@code
 * var cell = ZertzCell.parse("d4");
 * cell.column();                                                             // ==> d
 * ZertzRules.standard().start().hasRing(new ZertzCell('h', 1));              // ==> false
 * ZertzRules.parse("zertz:rings=48").start().hasRing(new ZertzCell('h', 1)); // ==> true
 * }</pre>
 *
 * @param column the column, {@code a} to {@code i}, from the left
 * @param row the cell in its column, 1 to 9, counted from the bottom
 */
public record ZertzCell(char column, int row) implements Comparable<ZertzCell> {
  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if a coordinate is out of its range
   */
  public ZertzCell {
    if (column < 'a' || column > 'i' || row < 1 || row > 9) {
      throw new IllegalArgumentException(
          "A cell is a1 to i9, not column '" + column + "' and number " + row + ".");
    }
  }

  /**
   * {@return the cell that a text such as {@code d4} names}
   *
   * @param text any text
   * @throws NotationException if the text is not a letter from a to i and a digit from 1 to 9
   */
  public static ZertzCell parse(String text) {
    return TextCursor.parse(text, ZertzCell::read);
  }

  static ZertzCell read(TextCursor cursor) {
    return new ZertzCell(cursor.expectRange('a', 'i'), cursor.expectRange('1', '9') - '0');
  }

  @Override
  public int compareTo(ZertzCell other) {
    return column != other.column ? column - other.column : row - other.row;
  }

  @Override
  public String toString() {
    return column + Integer.toString(row);
  }
}
