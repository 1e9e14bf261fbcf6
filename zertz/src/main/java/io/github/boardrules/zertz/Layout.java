package io.github.boardrules.zertz;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where the places of a start board lie (RULES.md, "Equipment and board").
 *
 * <p>The page gives a place the pair (c, h) of its column and its height in half rings. For
 * reckoning, q = (h − c) / 2, moved so that it begins with 0, goes better with c: every pair of
 * whole numbers (c, q) is a spot of the plane, and each of the six directions adds a fixed pair.
 */
final class Layout {
  static final int DIRECTIONS = 6;

  /** By direction, in the page's cyclic order: what is added to c, and to q. */
  private static final int[] COLUMN_STEPS = {0, 1, 1, 0, -1, -1};

  private static final int[] Q_STEPS = {1, 0, -1, -1, 0, 1};

  private static final Map<Integer, Layout> BY_RINGS =
      Map.of(
          37, new Layout(3, 4, 5, 6, 7, 6, 5, 4),
          40, new Layout(3, 5, 6, 7, 7, 6, 5, 4),
          43, new Layout(3, 5, 6, 7, 7, 6, 5, 4, 3),
          44, new Layout(3, 5, 6, 7, 8, 7, 6, 5),
          48, new Layout(3, 5, 6, 7, 8, 7, 6, 5, 4),
          61, new Layout(4, 5, 6, 7, 8, 9, 8, 7, 6, 5));

  /** The page's m: the column from which on numbers go straight to the right. */
  private final int middle;

  private final int[] columns;
  private final List<Place> places;

  private Layout(int middle, int... columns) {
    this.middle = middle;
    this.columns = columns;
    List<Place> all = new ArrayList<>();
    for (int c = 0; c < columns.length; c++) {
      for (int number = 1; number <= columns[c]; number++) {
        all.add(new Place((char) ('a' + c), number));
      }
    }
    places = List.copyOf(all);
  }

  /** The layout of 37, 40, 43, 44, 48 or 61 rings. */
  static Layout of(int rings) {
    Layout layout = BY_RINGS.get(rings);
    if (layout == null) {
      throw new IllegalArgumentException("There is no board of " + rings + " rings.");
    }
    return layout;
  }

  /** All places in order. Unmodifiable. */
  List<Place> places() {
    return places;
  }

  int columnCount() {
    return columns.length;
  }

  /** The page's height of a place, in half rings. */
  int height(Place place) {
    return Math.abs(c(place) - middle) + 2 * place.number();
  }

  int c(Place place) {
    return place.column() - 'a';
  }

  int q(Place place) {
    return qBeforeFirst(c(place)) + place.number();
  }

  /** The place at a spot of the plane; empty beyond the board. */
  Optional<Place> at(int c, int q) {
    if (c < 0 || c >= columns.length) {
      return Optional.empty();
    }
    int number = q - qBeforeFirst(c);
    return number >= 1 && number <= columns[c]
        ? Optional.of(new Place((char) ('a' + c), number))
        : Optional.empty();
  }

  Optional<Place> neighbour(Place place, int direction) {
    return at(c(place) + COLUMN_STEPS[direction], q(place) + Q_STEPS[direction]);
  }

  /** What a direction adds to q + stride · c. */
  static int step(int direction, int stride) {
    return Q_STEPS[direction] + stride * COLUMN_STEPS[direction];
  }

  /**
   * The turn or reflection of the plane that sends direction 0 to a direction and the others on
   * from there in a sense (1 or −1), moved so that the board covers itself: the images of all
   * places, in their order. Empty when the board cannot be covered.
   *
   * <p>The displacement, if there is one, brings the least spot of the image onto the least place.
   */
  List<Place> images(int direction, int sense) {
    int next = Math.floorMod(direction + sense, DIRECTIONS);
    int[] c = new int[places.size()];
    int[] q = new int[places.size()];
    int least = 0;
    for (int i = 0; i < c.length; i++) {
      Place place = places.get(i);
      c[i] = q(place) * COLUMN_STEPS[direction] + c(place) * COLUMN_STEPS[next];
      q[i] = q(place) * Q_STEPS[direction] + c(place) * Q_STEPS[next];
      if (c[i] < c[least] || (c[i] == c[least] && q[i] < q[least])) {
        least = i;
      }
    }
    List<Place> images = new ArrayList<>();
    for (int i = 0; i < c.length; i++) {
      at(c[i] - c[least], q[i] - q[least] + q(places.get(0))).ifPresent(images::add);
    }
    return images.size() == places.size() ? images : List.of();
  }

  /** (|c − m| − c) / 2, moved so that q begins with 0. */
  private int qBeforeFirst(int c) {
    return Math.max(middle - c, 0) - 1;
  }
}
