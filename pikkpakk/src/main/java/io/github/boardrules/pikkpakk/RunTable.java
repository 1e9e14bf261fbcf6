package io.github.boardrules.pikkpakk;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Which balls at the end of a run may be pushed by one cell, for each line of nine cells without
 * the target ball.
 *
 * <p><b>Design.</b> A line is looked up by a number in base three, a digit for each cell: 1 for a
 * ball of the mover, 2 for one of the opponent. The numbers of a column's rows grow side by side,
 * 16 bits for each, while the columns are gone through from the last to the first.
 */
final class RunTable {
  /** The bits of an answer that say which balls may be pushed forward. */
  static final int FORWARD = 0xFFFF;

  /** Above how many bits those that say which balls may be pushed back begin. */
  static final int BACKWARD = 16;

  /** The cells of a line. */
  static final int CELLS = Board.NINE.size;

  /** How many numbers of rows grow in one {@code long}. */
  static final int LANES = 4;

  private static final int LANE_BITS = 16;
  private static final int SETS = 1 << CELLS;

  /** By a set of cells of a line: the number in base three with a 1 for each. */
  private static final int[] THREES = new int[SETS];

  /**
   * By a set of cells of a column: 1 in each of its lower four rows' 16 bits, and the next four's.
   */
  private static final long[] LOWER = new long[SETS];

  private static final long[] UPPER = new long[SETS];

  private static final AtomicReferenceArray<RunTable> TABLES = new AtomicReferenceArray<>(8);

  static {
    for (int cells = 1; cells < SETS; cells++) {
      THREES[cells] = 3 * THREES[cells >> 1] + (cells & 1);
      for (int row = 0; row < LANES; row++) {
        LOWER[cells] |= (long) ((cells >> row) & 1) << (LANE_BITS * row);
        UPPER[cells] |= (long) ((cells >> (row + LANES)) & 1) << (LANE_BITS * row);
      }
    }
  }

  /** By number: the balls. */
  private final int[] ends = new int[2 * THREES[SETS - 1] + 1];

  private RunTable(boolean needsMajority, boolean ownLeaves, int area) {
    for (int own = 0; own < SETS; own++) {
      for (int enemy = 0; enemy < SETS; enemy++) {
        if ((own & enemy) == 0) {
          int stays = ownLeaves ? 0 : own;
          ends[number(own, enemy)] = ends(own, enemy, stays, needsMajority, area);
        }
      }
    }
  }

  /** The table of a variant whose board has nine cells a side. */
  static RunTable of(RunPush rules, boolean onBlock) {
    boolean needsMajority = rules.majority().needed();
    int number = (needsMajority ? 1 : 0) | (rules.ownLeaves() ? 2 : 0) | (onBlock ? 4 : 0);
    RunTable known = TABLES.get(number);
    if (known == null) {
      int area = onBlock ? Board.NINE.inBlock : Board.NINE.whole;
      known = new RunTable(needsMajority, rules.ownLeaves(), area);
      TABLES.set(number, known);
    }
    return known;
  }

  /** The balls of a line that may be pushed forward and, higher up, back. */
  int ends(int number) {
    return ends[number];
  }

  /** The number of a line. */
  static int number(int own, int enemy) {
    return THREES[own] + 2 * THREES[enemy];
  }

  /** One of the numbers of rows that have grown together. */
  static int number(long rows, int row) {
    return (int) (rows >>> (LANE_BITS * row)) & ((1 << LANE_BITS) - 1);
  }

  /** What a column adds to the numbers of the rows 1 to 4. */
  static long lower(int own, int enemy) {
    return LOWER[own] + 2 * LOWER[enemy];
  }

  /** What a column adds to the numbers of the rows 5 to 8. */
  static long upper(int own, int enemy) {
    return UPPER[own] + 2 * UPPER[enemy];
  }

  /** What a column adds to the number of the row 9. */
  static int last(int own, int enemy) {
    return (own >> (2 * LANES)) + 2 * (enemy >> (2 * LANES));
  }

  /**
   * Finds the balls of a line.
   *
   * @param stays the balls that may not leave the area
   * @param area the cells of the line that are in the area
   */
  static int ends(int own, int enemy, int stays, boolean needsMajority, int area) {
    int found = 0;
    int rest = own | enemy | stays;
    while (rest != 0) {
      int lowest = rest & -rest;
      int run = rest & ~(rest + lowest);
      rest ^= run;
      if (!needsMajority || Integer.bitCount(own & run) > Integer.bitCount(enemy & run)) {
        // What stands at the end of the area would leave.
        found |= (run & stays & Integer.highestOneBit(area)) == 0 ? lowest : 0;
        found |= (run & stays & area & -area) == 0 ? Integer.highestOneBit(run) << BACKWARD : 0;
      }
    }
    return found;
  }
}
