package io.github.boardrules.pylos.plain;

import java.util.Comparator;

/**
 * A cell (RULES.md, "Equipment and board").
 *
 * @param level the level, 1 at the bottom
 * @param column the column's number, 1 for {@code a}
 * @param row the row, 1 at the bottom
 */
public record PlainCell(int level, int column, int row) implements Comparable<PlainCell> {
  /** The order in which two taken cells are written: the higher first, then column, then row. */
  public static final Comparator<PlainCell> TAKING_ORDER =
      Comparator.comparingInt((PlainCell cell) -> -cell.level())
          .thenComparingInt(PlainCell::column)
          .thenComparingInt(PlainCell::row);

  /** From the lowest level up, on one level by column, then by row. */
  @Override
  public int compareTo(PlainCell other) {
    return Comparator.comparingInt(PlainCell::level)
        .thenComparingInt(PlainCell::column)
        .thenComparingInt(PlainCell::row)
        .compare(this, other);
  }
}
