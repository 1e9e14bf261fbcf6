package io.github.boardrules.tzaar;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** RULES.md, "Geometry", implemented word for word: columns and levels. */
final class Levels {
  /** The directions of the page: how each changes column and level. */
  static final Map<String, int[]> DIRECTIONS =
      Map.of(
          "N", new int[] {0, 2},
          "NE", new int[] {1, 1},
          "SE", new int[] {1, -1},
          "S", new int[] {0, -2},
          "SW", new int[] {-1, -1},
          "NW", new int[] {-1, 1});

  private static final Map<List<Integer>, String> FIELDS = fields();

  private Levels() {}

  /** The column number, 1 to 9. */
  static int column(String field) {
    return field.charAt(0) - 'A' + 1;
  }

  static int level(String field) {
    int row = field.charAt(1) - '0';
    int c = column(field);
    return 2 * row + Math.abs(c - 5) + (c == 5 && row >= 5 ? 2 : 0);
  }

  /** A line of sight: field by field until the edge or the hole. */
  static List<String> sight(String from, String direction) {
    int[] step = DIRECTIONS.get(direction);
    List<String> line = new ArrayList<>();
    Optional<String> next = at(column(from) + step[0], level(from) + step[1]);
    while (next.isPresent()) {
      line.add(next.get());
      next = at(column(next.get()) + step[0], level(next.get()) + step[1]);
    }
    return line;
  }

  static List<String> neighbours(String field) {
    return DIRECTIONS.keySet().stream()
        .map(direction -> sight(field, direction))
        .filter(line -> !line.isEmpty())
        .map(line -> line.get(0))
        .toList();
  }

  /** The image of a field under a rotation by 60 degrees: N becomes NE, and NE becomes SE. */
  static String turned(String field) {
    int x = column(field) - 5;
    int y = level(field) - 10;
    return at(5 + (x + y) / 2, 10 + (y - 3 * x) / 2).orElseThrow();
  }

  /** The number of steps from the centre to a field. */
  static int ring(String field) {
    int x = Math.abs(column(field) - 5);
    int y = Math.abs(level(field) - 10);
    return Math.max(x, (x + y) / 2);
  }

  private static Optional<String> at(int column, int level) {
    return Optional.ofNullable(FIELDS.get(List.of(column, level)));
  }

  private static Map<List<Integer>, String> fields() {
    Map<List<Integer>, String> fields = new HashMap<>();
    Setup.fields().forEach(field -> fields.put(List.of(column(field), level(field)), field));
    return fields;
  }
}
