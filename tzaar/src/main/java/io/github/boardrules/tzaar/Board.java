package io.github.boardrules.tzaar;

import io.github.boardrules.core.grid.HexLayout;
import io.github.boardrules.core.grid.Hexagon61;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The board as bitboards (RULES.md, "Equipment and board", Geometry).
 *
 * <p><b>Design.</b> A set of fields is one {@code long}, see {@link Hexagon61}. The hole in the
 * middle belongs to the hexagon but to no set, so every line of sight ends there.
 */
final class Board {
  static final int DIRECTIONS = HexLayout.DIRECTIONS;

  /** All fields in order; an index is a place in this list. Unmodifiable. */
  static final List<TzaarField> FIELDS = fields();

  static final HexLayout LAYOUT = layout();
  static final long ALL;

  /** By direction: the fields that have a neighbour there. */
  private static final long[] HAS_NEIGHBOUR = new long[DIRECTIONS];

  /** By direction and number of steps, 0 to 8: by how many bits a set is rotated. */
  private static final int[][] ROTATIONS = new int[DIRECTIONS][9];

  /** By the bits of two fields: the fields between them, or all if they are not on one line. */
  private static final long[] BETWEEN = new long[64 * 64];

  private static final int[] BIT_OF_INDEX = new int[FIELDS.size()];
  private static final int[] INDEX_OF_BIT = new int[64];

  static {
    Arrays.fill(INDEX_OF_BIT, -1);
    for (int index = 0; index < FIELDS.size(); index++) {
      BIT_OF_INDEX[index] = Hexagon61.bit(LAYOUT.c(index), LAYOUT.q(index));
      INDEX_OF_BIT[BIT_OF_INDEX[index]] = index;
      for (int d = 0; d < DIRECTIONS; d++) {
        HAS_NEIGHBOUR[d] |= LAYOUT.neighbour(index, d) < 0 ? 0 : 1L << BIT_OF_INDEX[index];
      }
    }
    ALL = FIELDS.stream().mapToLong(Board::set).sum();
    for (int d = 0; d < DIRECTIONS; d++) {
      for (int steps = 0; steps < ROTATIONS[d].length; steps++) {
        ROTATIONS[d][steps] = Hexagon61.rotation(d, steps);
      }
    }
    Arrays.fill(BETWEEN, ALL);
    for (int from = 0; from < FIELDS.size(); from++) {
      for (int d = 0; d < DIRECTIONS; d++) {
        long passed = 0;
        for (int to = LAYOUT.neighbour(from, d); to >= 0; to = LAYOUT.neighbour(to, d)) {
          BETWEEN[pair(BIT_OF_INDEX[from], BIT_OF_INDEX[to])] = passed;
          passed |= 1L << BIT_OF_INDEX[to];
        }
      }
    }
  }

  private Board() {}

  static int bit(TzaarField field) {
    return BIT_OF_INDEX[field.index()];
  }

  /** Returns the bit of the field with an index in field order. */
  static int bitAt(int index) {
    return BIT_OF_INDEX[index];
  }

  static long set(TzaarField field) {
    return 1L << bit(field);
  }

  static TzaarField field(int bit) {
    return FIELDS.get(INDEX_OF_BIT[bit]);
  }

  /** Returns the fields between those with two bits, or all if they are not on one line. */
  static long between(int from, int to) {
    return BETWEEN[pair(from, to)];
  }

  private static int pair(int from, int to) {
    return from << 6 | to;
  }

  /** Returns a set moved by one step, without what would leave the board or enter the hole. */
  static long shift(long set, int direction) {
    return Hexagon61.rotate(set & HAS_NEIGHBOUR[direction], ROTATIONS[direction][1]);
  }

  /** Returns by how many bits {@link Hexagon61#rotate} moves a set some steps in a direction. */
  static int rotation(int direction, int steps) {
    return ROTATIONS[direction][steps];
  }

  /** Returns the bit that a rotation moves to the given bit. */
  static int origin(int bit, int rotation) {
    int origin = bit - rotation;
    return origin < 0 ? origin + 61 : origin;
  }

  private static List<TzaarField> fields() {
    List<TzaarField> fields = new ArrayList<>();
    for (char column = 'A'; column <= 'I'; column++) {
      for (int row = 1; row <= TzaarField.rows(column); row++) {
        fields.add(new TzaarField(column, row));
      }
    }
    return List.copyOf(fields);
  }

  private static HexLayout layout() {
    int[] c = FIELDS.stream().mapToInt(field -> field.column() - 'A').toArray();
    int[] q = new int[c.length];
    for (int index = 0; index < q.length; index++) {
      int row = FIELDS.get(index).row();
      // In column E the hole has a height but no number.
      int aboveHole = c[index] == 4 && row >= 5 ? 1 : 0;
      q[index] = row + Math.max(4 - c[index], 0) - 1 + aboveHole;
    }
    return HexLayout.of(c, q);
  }
}
