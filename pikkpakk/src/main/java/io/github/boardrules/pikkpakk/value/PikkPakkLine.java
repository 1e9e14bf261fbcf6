package io.github.boardrules.pikkpakk.value;

/**
 * A row or a column of a board (RULES.md, "Equipment and board"). Whether a board has it depends on
 * the size of the board.
 *
 * <pre>{@code
 * var column = new PikkPakkLine(true, 2); // ==> b
 * var row = new PikkPakkLine(false, 5);   // ==> 5
 * }</pre>
 *
 * @param isColumn true for a column, false for a row
 * @param number its number, 1 to 11: columns from the left, rows from the bottom
 */
public record PikkPakkLine(boolean isColumn, int number) {
  /**
   * Checks the number.
   *
   * @throws IllegalArgumentException if the number is not from 1 to 11
   */
  public PikkPakkLine {
    if (number < 1 || number > PikkPakkCell.MAX) {
      throw new IllegalArgumentException(
          "A line has a number from 1 to " + PikkPakkCell.MAX + ", not " + number + ".");
    }
  }

  /** Returns the text of the line: a column's letter, such as {@code b}, or a row's number. */
  @Override
  public String toString() {
    return isColumn ? String.valueOf((char) ('a' + number - 1)) : Integer.toString(number);
  }
}
