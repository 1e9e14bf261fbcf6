package io.github.boardrules.tzaar;

import io.github.boardrules.core.grid.HexLayout;
import io.github.boardrules.core.grid.Hexagon61;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The fields as bit boards (RULES.md, "Equipment and board", Geometry).
 *
 * <p><b>Design.</b> A set of fields is one {@code long}, see {@link Hexagon61}. The hole in the
 * middle is a spot of the hexagon that is in no set, so a line that comes to it ends.
 */
final class Board {
  static final int DIRECTIONS = HexLayout.DIRECTIONS;

  /** All fields in order. Unmodifiable. */
  static final List<Field> FIELDS = fields();

  static final HexLayout LAYOUT = layout();

  /** All fields. */
  static final long ALL;

  /** By direction: the fields that have a neighbour there. */
  private static final long[] INNER = new long[DIRECTIONS];

  /** By direction and number of steps, 0 to 8: how far a set turns. */
  private static final int[][] ANGLES = new int[DIRECTIONS][9];

  private static final int[] BITS = new int[FIELDS.size()];
  private static final int[] SPOTS = new int[64];

  static {
    long all = 0;
    Arrays.fill(SPOTS, -1);
    for (int spot = 0; spot < FIELDS.size(); spot++) {
      BITS[spot] = Hexagon61.bit(LAYOUT.c(spot), LAYOUT.q(spot));
      SPOTS[BITS[spot]] = spot;
      all |= 1L << BITS[spot];
    }
    ALL = all;
    for (int d = 0; d < DIRECTIONS; d++) {
      for (int spot = 0; spot < FIELDS.size(); spot++) {
        INNER[d] |= LAYOUT.neighbour(spot, d) < 0 ? 0 : 1L << BITS[spot];
      }
      for (int steps = 0; steps < ANGLES[d].length; steps++) {
        ANGLES[d][steps] = Hexagon61.angle(d, steps);
      }
    }
  }

  private Board() {}

  /** The bit of a field. */
  static int bit(Field field) {
    return BITS[FIELDS.indexOf(field)];
  }

  /** The bit of the field with an index in field order. */
  static int bitOfSpot(int spot) {
    return BITS[spot];
  }

  static long set(Field field) {
    return 1L << bit(field);
  }

  static Field field(int bit) {
    return FIELDS.get(SPOTS[bit]);
  }

  /** The fields of a set in order. */
  static List<Field> fields(long set) {
    return FIELDS.stream().filter(field -> (set & set(field)) != 0).toList();
  }

  /** A set moved by one step; what would leave the board or fall into the hole is lost. */
  static long shift(long set, int direction) {
    return Hexagon61.turn(set & INNER[direction], ANGLES[direction][1]);
  }

  /** By how many bits some steps in a direction turn a set; see {@link Hexagon61#turn}. */
  static int angle(int direction, int steps) {
    return ANGLES[direction][steps];
  }

  /** The bit from which the steps of an angle lead to a bit. */
  static int before(int bit, int angle) {
    int before = bit - angle;
    return before < 0 ? before + 61 : before;
  }

  private static List<Field> fields() {
    List<Field> fields = new ArrayList<>();
    for (char column = 'A'; column <= 'I'; column++) {
      for (int row = 1; row <= Field.rows(column); row++) {
        fields.add(new Field(column, row));
      }
    }
    return List.copyOf(fields);
  }

  private static HexLayout layout() {
    int[] c = new int[FIELDS.size()];
    int[] q = new int[FIELDS.size()];
    for (int spot = 0; spot < c.length; spot++) {
      Field field = FIELDS.get(spot);
      c[spot] = field.column() - 'A';
      // In column E the hole has a height but no number.
      int aboveHole = field.column() == 'E' && field.row() >= 5 ? 1 : 0;
      q[spot] = field.row() + Math.max(4 - c[spot], 0) - 1 + aboveHole;
    }
    return HexLayout.of(c, q);
  }
}
