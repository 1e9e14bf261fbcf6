package io.github.boardrules.core.grid;

/**
 * A cell that is named by a letter for its column and a number for its row, such as {@code d4}.
 * Cells are ordered by column, then by row.
 *
 * <pre>{@code
 * ColumnRow<?> cell = GridMove.parse("b1").cells().get(0);
 * cell.column(); // ==> b
 * cell.row();    // ==> 1
 * }</pre>
 *
 * @param <C> the cells of one game
 */
public interface ColumnRow<C extends ColumnRow<C>> extends Comparable<C> {

  /**
   * Returns the column.
   *
   * @return a letter
   */
  char column();

  /**
   * Returns the row.
   *
   * @return 1 or more
   */
  int row();

  @Override
  default int compareTo(C other) {
    return column() != other.column()
        ? Character.compare(column(), other.column())
        : Integer.compare(row(), other.row());
  }
}
