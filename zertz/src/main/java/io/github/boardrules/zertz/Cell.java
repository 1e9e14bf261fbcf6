package io.github.boardrules.zertz;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;

/**
 * A spot of the plane where a ring may lie, by the coordinates that the game's players use. Whether
 * a board has it is another question: {@code h1} is a place, but the board of 37 rings lacks it.
 *
 * <p>Places are ordered by column, then by number (RULES.md, "Notation").
 *
 * <pre>{@code
 * var place = Place.parse("d4");
 * place.column();                                                        // ==> d
 * ZertzRules.basic().start().hasRing(new Place('h', 1));                 // ==> false
 * ZertzRules.parse("zertz:rings=48").start().hasRing(new Place('h', 1)); // ==> true
 * }</pre>
 *
 * @param column the column, {@code a} to {@code i}, from the left
 * @param number the place in its column, 1 to 9, counted from the bottom
 */
public record Cell(char column, int number) implements Comparable<Cell> {

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException when a coordinate is out of its range
   */
  public Cell {
    if (column < 'a' || column > 'i' || number < 1 || number > 9) {
      throw new IllegalArgumentException(
          "A place is a1 to i9, not column '" + column + "' and number " + number + ".");
    }
  }

  /**
   * Reads a place such as {@code d4}.
   *
   * @param text any text
   * @return the place
   * @throws NotationException when the text is not a letter from a to i and a digit from 1 to 9
   */
  public static Cell parse(String text) {
    TextCursor cursor = new TextCursor(text);
    Cell place = read(cursor);
    cursor.expectEnd();
    return place;
  }

  static Cell read(TextCursor cursor) {
    char column = cursor.expectRange('a', 'i');
    return new Cell(column, cursor.expectRange('1', '9') - '0');
  }

  @Override
  public int compareTo(Cell other) {
    return column != other.column
        ? Character.compare(column, other.column)
        : Integer.compare(number, other.number);
  }

  /** The place as it is written: {@code d4}. */
  @Override
  public String toString() {
    return column + Integer.toString(number);
  }
}
