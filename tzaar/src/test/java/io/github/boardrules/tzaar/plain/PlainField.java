package io.github.boardrules.tzaar.plain;

import java.util.Comparator;

/**
 * A point of the drawn board, or a step from one point to another (RULES.md, "Geometry").
 *
 * @param column the page's c: 1 for column A to 9 for column I
 * @param level the page's level
 */
public record PlainField(int column, int level) implements Comparable<PlainField> {
  private static final Comparator<PlainField> FIELD_ORDER =
      Comparator.comparingInt(PlainField::column).thenComparingInt(PlainField::level);

  /** The point that a step leads to. */
  public PlainField plus(PlainField step) {
    return new PlainField(column + step.column, level + step.level);
  }

  /** Field order. */
  @Override
  public int compareTo(PlainField other) {
    return FIELD_ORDER.compare(this, other);
  }
}
