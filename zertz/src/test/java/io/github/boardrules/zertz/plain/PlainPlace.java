package io.github.boardrules.zertz.plain;

import java.util.List;

/**
 * A spot of the plane (RULES.md, "Equipment and board").
 *
 * @param column the column's index, {@code a} = 0
 * @param height the height in half rings
 */
public record PlainPlace(int column, int height) implements Comparable<PlainPlace> {

  /** The six directions in their cyclic order. */
  public static final List<PlainPlace> DIRECTIONS =
      List.of(
          new PlainPlace(0, 2),
          new PlainPlace(1, 1),
          new PlainPlace(1, -1),
          new PlainPlace(0, -2),
          new PlainPlace(-1, -1),
          new PlainPlace(-1, 1));

  /** This place plus a direction. */
  public PlainPlace plus(PlainPlace direction) {
    return new PlainPlace(column + direction.column, height + direction.height);
  }

  /** The six neighbouring places in cyclic order, with a ring or not. */
  public List<PlainPlace> neighbours() {
    return DIRECTIONS.stream().map(this::plus).toList();
  }

  /** By column, then by number: in one column the height grows with the number. */
  @Override
  public int compareTo(PlainPlace other) {
    return column == other.column
        ? Integer.compare(height, other.height)
        : Integer.compare(column, other.column);
  }
}
