package io.github.boardrules.tzaar.reference;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The board (RULES.md, "Equipment and board"). */
public final class ReferenceBoard {
  /** The number of fields of each column. */
  public static final List<Integer> ROWS = List.of(5, 6, 7, 8, 8, 8, 7, 6, 5);

  /** The missing centre. */
  public static final ReferenceField HOLE = new ReferenceField(5, 10);

  /** N, NE, SE, S, SW, NW. */
  public static final List<ReferenceField> DIRECTIONS =
      List.of(
          new ReferenceField(0, 2),
          new ReferenceField(1, 1),
          new ReferenceField(1, -1),
          new ReferenceField(0, -2),
          new ReferenceField(-1, -1),
          new ReferenceField(-1, 1));

  /** All fields in field order. */
  public static final List<ReferenceField> FIELDS = fields();

  private static final Set<ReferenceField> ON_BOARD = new HashSet<>(FIELDS);

  private ReferenceBoard() {}

  /** The field with a row in a column, 1 to 9. */
  public static ReferenceField field(int column, int row) {
    int level = 2 * row + Math.abs(column - 5);
    return new ReferenceField(column, column == 5 && row >= 5 ? level + 2 : level);
  }

  /** The fields in a direction from a field, the nearest first. */
  public static List<ReferenceField> sight(ReferenceField from, ReferenceField direction) {
    List<ReferenceField> line = new ArrayList<>();
    for (ReferenceField at = from.plus(direction); ON_BOARD.contains(at); at = at.plus(direction)) {
      line.add(at);
    }
    return line;
  }

  private static List<ReferenceField> fields() {
    List<ReferenceField> fields = new ArrayList<>();
    for (int column = 1; column <= ROWS.size(); column++) {
      for (int row = 1; row <= ROWS.get(column - 1); row++) {
        fields.add(field(column, row));
      }
    }
    return List.copyOf(fields);
  }
}
