package io.github.boardrules.pylos.reference;

import java.util.Comparator;

/** A cell; levels, columns and rows are counted from 1 (RULES.md, "Equipment and board"). */
public record ReferenceCell(int level, int column, int row) implements Comparable<ReferenceCell> {
  /** The order in which two taken cells are written: the higher first, then column, then row. */
  public static final Comparator<ReferenceCell> TAKING_ORDER =
      Comparator.comparingInt((ReferenceCell cell) -> -cell.level())
          .thenComparingInt(ReferenceCell::column)
          .thenComparingInt(ReferenceCell::row);

  /** From the lowest level up, on one level by column, then by row. */
  @Override
  public int compareTo(ReferenceCell other) {
    return Comparator.comparingInt(ReferenceCell::level)
        .thenComparingInt(ReferenceCell::column)
        .thenComparingInt(ReferenceCell::row)
        .compare(this, other);
  }
}
