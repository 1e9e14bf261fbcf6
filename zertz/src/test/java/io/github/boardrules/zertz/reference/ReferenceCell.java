package io.github.boardrules.zertz.reference;

import java.util.List;

/** A cell of the plane ("place" in RULES.md): its column from 0 and its height in half rings. */
public record ReferenceCell(int column, int height) implements Comparable<ReferenceCell> {

  /** The six directions in their cyclic order. */
  public static final List<ReferenceCell> DIRECTIONS =
      List.of(
          new ReferenceCell(0, 2),
          new ReferenceCell(1, 1),
          new ReferenceCell(1, -1),
          new ReferenceCell(0, -2),
          new ReferenceCell(-1, -1),
          new ReferenceCell(-1, 1));

  /** Returns this cell plus a direction. */
  public ReferenceCell plus(ReferenceCell direction) {
    return new ReferenceCell(column + direction.column, height + direction.height);
  }

  /** Returns the six neighbouring cells in cyclic order, with or without a ring. */
  public List<ReferenceCell> neighbours() {
    return DIRECTIONS.stream().map(this::plus).toList();
  }

  /** Compares by column, then by number: in one column the height grows with the number. */
  @Override
  public int compareTo(ReferenceCell other) {
    return column == other.column
        ? Integer.compare(height, other.height)
        : Integer.compare(column, other.column);
  }
}
