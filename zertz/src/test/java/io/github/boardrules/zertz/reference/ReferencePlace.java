package io.github.boardrules.zertz.reference;

import java.util.List;

/**
 * A spot of the plane (RULES.md, "Equipment and board").
 *
 * @param column the column's index, {@code a} = 0
 * @param height the height in half rings
 */
public record ReferencePlace(int column, int height) implements Comparable<ReferencePlace> {

  /** The six directions in their cyclic order. */
  public static final List<ReferencePlace> DIRECTIONS =
      List.of(
          new ReferencePlace(0, 2),
          new ReferencePlace(1, 1),
          new ReferencePlace(1, -1),
          new ReferencePlace(0, -2),
          new ReferencePlace(-1, -1),
          new ReferencePlace(-1, 1));

  /** This place plus a direction. */
  public ReferencePlace plus(ReferencePlace direction) {
    return new ReferencePlace(column + direction.column, height + direction.height);
  }

  /** The six neighbouring places in cyclic order, with a ring or not. */
  public List<ReferencePlace> neighbours() {
    return DIRECTIONS.stream().map(this::plus).toList();
  }

  /** By column, then by number: in one column the height grows with the number. */
  @Override
  public int compareTo(ReferencePlace other) {
    return column == other.column
        ? Integer.compare(height, other.height)
        : Integer.compare(column, other.column);
  }
}
