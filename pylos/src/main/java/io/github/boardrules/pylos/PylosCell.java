package io.github.boardrules.pylos;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.Objects;

/**
 * A cell of the board (RULES.md, "Equipment and board"). Cells are ordered by level, then by
 * column, then by row. A cell does not know its variant: the board of base 3 does not have them
 * all.
 *
 * <pre>{@code
 * var cell = PylosCell.parse("2a1");
 * cell.level();                              // ==> 2
 * PylosRules.standard().start().owner(cell); // ==> OptionalInt.empty
 * }</pre>
 *
 * @param level the level, from 1 at the bottom to 4
 * @param column the column, from {@code a} at the left: to {@code d} on level 1, and to one less on
 *     each higher level
 * @param row the row, from 1 at the front: to 4 on level 1, and to one less on each higher level
 */
public record PylosCell(int level, char column, int row) implements Comparable<PylosCell> {
  private static final int MAX_LEVEL = 4;

  /**
   * Checks that the board of base 4 has the cell.
   *
   * @throws IllegalArgumentException if it does not
   */
  public PylosCell {
    int side = MAX_LEVEL + 1 - level;
    boolean inLevel = column >= 'a' && column < 'a' + side && row >= 1 && row <= side;
    if (level < 1 || !inLevel) {
      throw new IllegalArgumentException(
          "The board has no cell on level "
              + level
              + " in column '"
              + column
              + "' and row "
              + row
              + ".");
    }
  }

  /**
   * {@return the cell that a text such as {@code 2b1} names}
   *
   * @param text any text
   * @throws NotationException if the text does not name a cell of the board of base 4
   */
  public static PylosCell parse(String text) {
    TextCursor cursor = new TextCursor(text);
    PylosCell cell = read(cursor, MAX_LEVEL);
    cursor.expectEnd();
    return cell;
  }

  static PylosCell read(TextCursor cursor, int base) {
    int level = cursor.expectRange('1', (char) ('0' + base)) - '0';
    int side = base + 1 - level;
    char column = cursor.expectRange('a', (char) ('a' + side - 1));
    return new PylosCell(level, column, cursor.expectRange('1', (char) ('0' + side)) - '0');
  }

  @Override
  public int compareTo(PylosCell other) {
    Objects.requireNonNull(other, "other");
    return Integer.compare(Board.bit(this), Board.bit(other));
  }

  @Override
  public String toString() {
    return Integer.toString(level) + column + row;
  }
}
