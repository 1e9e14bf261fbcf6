package io.github.boardrules.colorfield;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Computes where the fields of a layout are drawn. Squares keep their places in the picture. An
 * extra field is placed between the fields that it touches, and a gate outside its exits. The
 * fields of a board without a picture form rings around its middle, one for each number of steps
 * from the middle (as in breadth-first search).
 */
final class FieldCoordinates {
  /** A point; x grows to the right and y upwards. */
  record Point(double x, double y) {
    Point plus(Point step, double times) {
      return new Point(x + step.x * times, y + step.y * times);
    }

    boolean overlaps(Point other) {
      return Math.max(Math.abs(x - other.x), Math.abs(y - other.y)) < 0.99;
    }

    /** Rounds to quarters. */
    Point rounded() {
      return new Point(Math.rint(x * 4) / 4, Math.rint(y * 4) / 4);
    }
  }

  private static final double RING = 1.5;
  private static final double STEP = 0.5;
  private static final List<Point> AXES =
      List.of(new Point(0, -1), new Point(0, 1), new Point(-1, 0), new Point(1, 0));

  private final ColorfieldLayout layout;
  private final SortedMap<ColorfieldField, Point> points = new TreeMap<>();

  private FieldCoordinates(ColorfieldLayout layout) {
    this.layout = layout;
  }

  /** Returns the centre of every field; no two fields overlap. */
  static SortedMap<ColorfieldField, Point> of(ColorfieldLayout layout) {
    FieldCoordinates coordinates = new FieldCoordinates(layout);
    if (layout.squares.isEmpty()) {
      coordinates.addRings();
    } else {
      layout.squares.forEach(
          field ->
              coordinates.points.put(
                  field, new Point(field.letters().charAt(0) - 'a', field.number() - 1.0)));
    }
    coordinates.addExtras();
    coordinates.addGates();
    return coordinates.points;
  }

  private void addRings() {
    Set<ColorfieldField> seen = new HashSet<>(layout.middle());
    List<ColorfieldField> ring = layout.middle();
    double radius = ring.size() == 1 ? 0 : around(ring);
    while (!ring.isEmpty()) {
      for (int i = 0; i < ring.size(); i++) {
        double angle = 2 * Math.PI * i / ring.size();
        Point point = new Point(radius * Math.sin(angle), radius * Math.cos(angle));
        points.put(ring.get(i), point.rounded());
      }
      ring =
          ring.stream()
              .flatMap(field -> layout.touching(field).stream())
              .filter(other -> !layout.isGate(other) && seen.add(other))
              .sorted()
              .collect(Collectors.toList());
      radius = Math.max(radius + RING, around(ring));
    }
  }

  private static double around(List<ColorfieldField> ring) {
    return RING * ring.size() / (2 * Math.PI);
  }

  private void addExtras() {
    List<ColorfieldField> left =
        layout.fields().stream()
            .filter(field -> !points.containsKey(field) && !layout.isGate(field))
            .collect(Collectors.toCollection(ArrayList::new));
    while (!left.isEmpty()) {
      ColorfieldField next =
          left.stream().filter(field -> between(field).isPresent()).findFirst().orElse(left.get(0));
      left.remove(next);
      points.put(next, free(between(next).orElseGet(this::beside), 0, AXES));
    }
  }

  private void addGates() {
    Point centre = mean(points.values());
    for (ColorfieldField gate : layout.fields()) {
      if (layout.isGate(gate)) {
        Point exits = between(gate).orElse(centre);
        Comparator<Point> inwards =
            Comparator.comparingDouble(
                axis -> -axis.x * (exits.x - centre.x) - axis.y * (exits.y - centre.y));
        points.put(
            gate, free(exits, 1, AXES.stream().sorted(inwards).collect(Collectors.toList())));
      }
    }
  }

  /** Returns the mean of the placed fields that a field touches; empty if there are none. */
  private Optional<Point> between(ColorfieldField field) {
    List<Point> near =
        layout.touching(field).stream()
            .flatMap(other -> Optional.ofNullable(points.get(other)).stream())
            .collect(Collectors.toList());
    return near.isEmpty() ? Optional.empty() : Optional.of(mean(near));
  }

  private Point beside() {
    double right = points.values().stream().mapToDouble(Point::x).max().orElse(0);
    double bottom = points.values().stream().mapToDouble(Point::y).min().orElse(0);
    return new Point(Math.ceil(right) + 2, bottom);
  }

  /** Returns the free point that is nearest in one of some directions, the first preferred. */
  private Point free(Point from, double least, List<Point> directions) {
    double distance = least;
    while (true) {
      for (Point direction : directions) {
        Point place = from.plus(direction, distance);
        if (points.values().stream().noneMatch(place::overlaps)) {
          return place.rounded();
        }
      }
      distance += STEP;
    }
  }

  private static Point mean(Collection<Point> points) {
    double x = points.stream().mapToDouble(Point::x).average().orElse(0);
    double y = points.stream().mapToDouble(Point::y).average().orElse(0);
    return new Point(x, y);
  }
}
