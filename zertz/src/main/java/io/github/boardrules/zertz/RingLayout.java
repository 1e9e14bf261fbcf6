package io.github.boardrules.zertz;

import io.github.boardrules.core.grid.HexLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The places of a start board (RULES.md, "Equipment and board").
 *
 * <p>The page gives a place the pair (c, h) of its column and its height in half rings. In the
 * plane of a {@link HexLayout} its spot is (c, q) with q = (h − c) / 2, moved so that q begins with
 * 0.
 *
 * @param places all places in order; a place's spot is its index. Unmodifiable
 * @param plane where the spots lie
 */
record RingLayout(List<Cell> places, HexLayout plane) {
  private static final Map<Integer, RingLayout> BY_RINGS =
      Map.of(
          37, columns(3, 4, 5, 6, 7, 6, 5, 4),
          40, columns(3, 5, 6, 7, 7, 6, 5, 4),
          43, columns(3, 5, 6, 7, 7, 6, 5, 4, 3),
          44, columns(3, 5, 6, 7, 8, 7, 6, 5),
          48, columns(3, 5, 6, 7, 8, 7, 6, 5, 4),
          61, columns(4, 5, 6, 7, 8, 9, 8, 7, 6, 5));

  /** The layout of 37, 40, 43, 44, 48 or 61 rings. */
  static RingLayout of(int rings) {
    RingLayout layout = BY_RINGS.get(rings);
    if (layout == null) {
      throw new IllegalArgumentException("There is no board of " + rings + " rings.");
    }
    return layout;
  }

  /** The next place in a direction; empty beyond the board. */
  Optional<Cell> neighbour(Cell place, int direction) {
    int spot = plane.neighbour(places.indexOf(place), direction);
    return spot < 0 ? Optional.empty() : Optional.of(places.get(spot));
  }

  /** A layout by the page's m and the lengths of its columns. */
  private static RingLayout columns(int middle, int... lengths) {
    List<Cell> places = new ArrayList<>();
    for (int c = 0; c < lengths.length; c++) {
      for (int number = 1; number <= lengths[c]; number++) {
        places.add(new Cell((char) ('a' + c), number));
      }
    }
    int[] c = places.stream().mapToInt(place -> place.column() - 'a').toArray();
    int[] q =
        places.stream()
            .mapToInt(place -> Math.max(middle - (place.column() - 'a'), 0) + place.number() - 1)
            .toArray();
    return new RingLayout(List.copyOf(places), HexLayout.of(c, q));
  }
}
