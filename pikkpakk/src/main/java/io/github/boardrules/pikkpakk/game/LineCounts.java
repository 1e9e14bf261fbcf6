package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.pikkpakk.board.BlockBits;

/**
 * Counts how many balls of a player the lines of some length on the block have: rows, columns and
 * diagonals, wherever they begin.
 *
 * <p><b>Design.</b> The lines of a direction are counted at once, in binary: each step along the
 * lines adds one bit to all counts, which are one set of cells for each binary digit (bit slicing;
 * Knuth, "The Art of Computer Programming", volume 4A, section 7.1.3).
 */
final class LineCounts {
  private static final int[] STEPS = {1, 8, 9, 10};

  private final int length;

  /** By the number of balls in a line: its worth if it has no ball of the other player. */
  private final double[] open;

  /** The same if it has one. */
  private final double[] blocked;

  /** By direction, the cells on which a line can begin. */
  private final long[] begin = new long[STEPS.length];

  /** Takes the worth of lines with 0 to length − 1 balls. */
  LineCounts(double[] open, double[] blocked) {
    this.open = open.clone();
    this.blocked = blocked.clone();
    length = open.length;
    for (int direction = 0; direction < STEPS.length; direction++) {
      long cells = BlockBits.ALL;
      for (int i = 1; i < length; i++) {
        cells &= BlockBits.ALL >>> (i * STEPS[direction]);
      }
      begin[direction] = cells;
    }
  }

  /** Returns the sum of the worth of all lines for the owner of the first set. */
  double worth(long own, long other) {
    double worth = 0;
    for (int direction = 0; direction < STEPS.length; direction++) {
      long ones = 0;
      long twos = 0;
      long fours = 0;
      long others = 0;
      for (int i = 0; i < length; i++) {
        int by = i * STEPS[direction];
        long cells = own >>> by;
        others |= other >>> by;
        long carry = ones & cells;
        ones ^= cells;
        fours |= twos & carry;
        twos ^= carry;
      }
      long free = begin[direction] & ~others;
      long taken = begin[direction] & others;
      worth +=
          worth(1, ones & ~twos & ~fours, free, taken)
              + worth(2, twos & ~ones, free, taken)
              + worth(3, ones & twos, free, taken);
      if (length > 4) {
        worth += worth(4, fours & ~ones, free, taken);
      }
    }
    return worth;
  }

  /** Returns the cells where a ball is all that a line of some length lacks, in one direction. */
  static long lacking(long own, int step, int length) {
    long lacking = 0;
    long behind = -1;
    for (int i = 0; i < length; i++) {
      long ahead = -1;
      for (int j = i + 1; j < length; j++) {
        ahead = (ahead & own) >>> step;
      }
      lacking |= behind & ahead;
      behind = (behind & own) << step;
    }
    return lacking & BlockBits.ALL & ~own;
  }

  private double worth(int balls, long lines, long free, long taken) {
    return open[balls] * Long.bitCount(lines & free)
        + blocked[balls] * Long.bitCount(lines & taken);
  }
}
