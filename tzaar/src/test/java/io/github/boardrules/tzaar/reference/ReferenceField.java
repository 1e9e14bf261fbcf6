package io.github.boardrules.tzaar.reference;

import java.util.Comparator;

/** A point of the drawn board, or a step between points: the page's c and level ("Geometry"). */
public record ReferenceField(int column, int level) implements Comparable<ReferenceField> {
  private static final Comparator<ReferenceField> FIELD_ORDER =
      Comparator.comparingInt(ReferenceField::column).thenComparingInt(ReferenceField::level);

  /** The point that a step leads to. */
  public ReferenceField plus(ReferenceField step) {
    return new ReferenceField(column + step.column, level + step.level);
  }

  /** Field order. */
  @Override
  public int compareTo(ReferenceField other) {
    return FIELD_ORDER.compare(this, other);
  }
}
