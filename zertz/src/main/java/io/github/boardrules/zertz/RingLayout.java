package io.github.boardrules.zertz;

import io.github.boardrules.core.grid.HexLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The layout of a start board (RULES.md, "Equipment and board").
 *
 * <p>RULES.md gives a cell the pair (c, h) of its column and its height in half rings. In the plane
 * of a {@link HexLayout} it has the coordinates (c, q) with q = (h − c) / 2, shifted so that q
 * begins with 0.
 *
 * @param cells all cells in ascending order. Unmodifiable
 * @param plane the geometry of the cells, by their index
 */
record RingLayout(List<Cell> cells, HexLayout plane) {
  private static final Map<Integer, RingLayout> BY_RINGS =
      Map.of(
          37, columns(3, 4, 5, 6, 7, 6, 5, 4),
          40, columns(3, 5, 6, 7, 7, 6, 5, 4),
          43, columns(3, 5, 6, 7, 7, 6, 5, 4, 3),
          44, columns(3, 5, 6, 7, 8, 7, 6, 5),
          48, columns(3, 5, 6, 7, 8, 7, 6, 5, 4),
          61, columns(4, 5, 6, 7, 8, 9, 8, 7, 6, 5));

  /** Returns the layout of 37, 40, 43, 44, 48 or 61 rings. */
  static RingLayout of(int rings) {
    RingLayout layout = BY_RINGS.get(rings);
    if (layout == null) {
      throw new IllegalArgumentException("There is no board of " + rings + " rings.");
    }
    return layout;
  }

  /** Returns the next cell in a direction; empty beyond the board. */
  Optional<Cell> neighbour(Cell cell, int direction) {
    int index = plane.neighbour(cells.indexOf(cell), direction);
    return index < 0 ? Optional.empty() : Optional.of(cells.get(index));
  }

  /** Returns the layout with the page's m and lengths of columns. */
  private static RingLayout columns(int middle, int... lengths) {
    List<Cell> cells = new ArrayList<>();
    for (int c = 0; c < lengths.length; c++) {
      for (int number = 1; number <= lengths[c]; number++) {
        cells.add(new Cell((char) ('a' + c), number));
      }
    }
    int[] c = cells.stream().mapToInt(cell -> cell.column() - 'a').toArray();
    int[] q =
        cells.stream()
            .mapToInt(cell -> Math.max(middle - (cell.column() - 'a'), 0) + cell.row() - 1)
            .toArray();
    return new RingLayout(List.copyOf(cells), HexLayout.of(c, q));
  }
}
