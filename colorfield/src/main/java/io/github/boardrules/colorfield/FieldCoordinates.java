package io.github.boardrules.colorfield;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Where the fields of a layout are drawn. The squares of a picture stand in it; an extra field
 * stands amid the fields that it touches, and a gate outside of its exits. A board without a
 * picture is drawn in rings about its middle, by the number of steps from there.
 */
final class FieldCoordinates {
  /** A place; x grows to the right and y upwards. */
  record Point(double x, double y) {
    Point plus(Point step, double times) {
      return new Point(x + step.x * times, y + step.y * times);
    }

    boolean overlaps(Point other) {
      return Math.max(Math.abs(x - other.x), Math.abs(y - other.y)) < 0.99;
    }
  }

  private static final double RING = 1.5;
  private static final double STEP = 0.5;
  private static final List<Point> AXES =
      List.of(new Point(0, -1), new Point(0, 1), new Point(-1, 0), new Point(1, 0));

  private final Layout layout;
  private final SortedMap<Field, Point> places = new TreeMap<>();

  private FieldCoordinates(Layout layout) {
    this.layout = layout;
  }

  /** The place of every field, no two of them over each other. */
  static SortedMap<Field, Point> of(Layout layout) {
    FieldCoordinates places = new FieldCoordinates(layout);
    if (layout.squares().isEmpty()) {
      places.addRings();
    } else {
      layout
          .squares()
          .forEach(
              field ->
                  places.places.put(
                      field, new Point(field.letters().charAt(0) - 'a', field.number() - 1.0)));
    }
    places.addExtras();
    places.addGates();
    return places.places;
  }

  private void addRings() {
    Set<Field> seen = new HashSet<>(layout.middle());
    List<Field> ring = layout.middle();
    double radius = ring.size() == 1 ? 0 : around(ring);
    while (!ring.isEmpty()) {
      for (int i = 0; i < ring.size(); i++) {
        double angle = 2 * Math.PI * i / ring.size();
        places.put(
            ring.get(i), new Point(tidy(radius * Math.sin(angle)), tidy(radius * Math.cos(angle))));
      }
      List<Field> next = new ArrayList<>();
      for (Field field : ring) {
        layout.touching(field).stream()
            .filter(other -> !layout.isGate(other) && seen.add(other))
            .forEach(next::add);
      }
      next.sort(Comparator.naturalOrder());
      radius = Math.max(radius + RING, around(next));
      ring = next;
    }
  }

  /** The radius of a ring on which fields have room. */
  private static double around(List<Field> ring) {
    return RING * ring.size() / (2 * Math.PI);
  }

  private void addExtras() {
    List<Field> left =
        new ArrayList<>(
            layout.fields().stream()
                .filter(field -> !places.containsKey(field) && !layout.isGate(field))
                .toList());
    while (!left.isEmpty()) {
      Field next =
          left.stream().filter(field -> amid(field).isPresent()).findFirst().orElse(left.get(0));
      left.remove(next);
      places.put(next, free(amid(next).orElseGet(this::beside), 0, AXES));
    }
  }

  private void addGates() {
    Point centre = mean(List.copyOf(places.values()));
    Map<Field, Point> outside = new HashMap<>();
    for (Field field : layout.fields()) {
      if (layout.isGate(field)) {
        outside.put(field, amid(field).orElse(centre));
      }
    }
    for (Map.Entry<Field, Point> gate : new TreeMap<>(outside).entrySet()) {
      Point exits = gate.getValue();
      Comparator<Point> inwards =
          Comparator.comparingDouble(
              axis -> -axis.x * (exits.x - centre.x) - axis.y * (exits.y - centre.y));
      places.put(gate.getKey(), free(exits, 1, AXES.stream().sorted(inwards).toList()));
    }
  }

  /** The middle of the placed fields that a field touches. */
  private Optional<Point> amid(Field field) {
    List<Point> near =
        layout.touching(field).stream()
            .flatMap(other -> Optional.ofNullable(places.get(other)).stream())
            .toList();
    return near.isEmpty() ? Optional.empty() : Optional.of(mean(near));
  }

  /** A place to the right of all. */
  private Point beside() {
    double right = places.values().stream().mapToDouble(Point::x).max().orElse(0);
    double bottom = places.values().stream().mapToDouble(Point::y).min().orElse(0);
    return new Point(Math.ceil(right) + 2, bottom);
  }

  /** The nearest free place from a point, in one of some directions; the first is preferred. */
  private Point free(Point from, double least, List<Point> directions) {
    double distance = least;
    while (true) {
      for (Point direction : directions) {
        Point place = from.plus(direction, distance);
        if (places.values().stream().noneMatch(place::overlaps)) {
          return new Point(tidy(place.x), tidy(place.y));
        }
      }
      distance += STEP;
    }
  }

  private static Point mean(List<Point> points) {
    double x = points.stream().mapToDouble(Point::x).average().orElse(0);
    double y = points.stream().mapToDouble(Point::y).average().orElse(0);
    return new Point(x, y);
  }

  private static double tidy(double length) {
    return Math.rint(length * 4) / 4;
  }
}
