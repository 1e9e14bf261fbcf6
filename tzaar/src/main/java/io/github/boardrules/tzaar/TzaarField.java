package io.github.boardrules.tzaar;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;

/**
 * A field of the board in the publisher's coordinates (RULES.md, "Equipment and board"). Fields are
 * ordered by column, then by row.
 *
 * <pre>{@code
 * var field = TzaarField.parse("E4");
 * field.row();                                                     // ==> 4
 * TzaarRules.standard().start().stack(field).orElseThrow().kind(); // ==> T
 * }</pre>
 *
 * @param column the column, {@code A} to {@code I}, from the left
 * @param row the row in its column, counted from 1 at the bottom; columns have 5 to 8 rows
 */
public record TzaarField(char column, int row) implements Comparable<TzaarField> {
  private static final int[] ROWS = {5, 6, 7, 8, 8, 8, 7, 6, 5};

  /** By column: the index of its first field in the order of fields. */
  private static final int[] FIRST = {0, 5, 11, 18, 26, 34, 42, 49, 55};

  /**
   * Checks that the board has the field.
   *
   * @throws IllegalArgumentException if the board does not have it
   */
  public TzaarField {
    if (column < 'A' || column > 'I' || row < 1 || row > rows(column)) {
      throw new IllegalArgumentException(
          "The board has no field in column '" + column + "' and row " + row + ".");
    }
  }

  /**
   * {@return the field that a text such as {@code E4} names}
   *
   * @param text any text
   * @throws NotationException if the text is not a letter from A to I and a row of that column
   */
  public static TzaarField parse(String text) {
    return TextCursor.parse(text, TzaarField::read);
  }

  static TzaarField read(TextCursor cursor) {
    char column = cursor.expectRange('A', 'I');
    return new TzaarField(column, cursor.expectRange('1', (char) ('0' + rows(column))) - '0');
  }

  static int rows(char column) {
    return ROWS[column - 'A'];
  }

  /** Returns the place in the order of fields, 0 to 59. */
  int index() {
    return FIRST[column - 'A'] + row - 1;
  }

  @Override
  public int compareTo(TzaarField other) {
    return index() - other.index();
  }

  @Override
  public String toString() {
    return String.valueOf(new char[] {column, (char) ('0' + row)});
  }
}
