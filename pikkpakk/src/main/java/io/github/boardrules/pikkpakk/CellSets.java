package io.github.boardrules.pikkpakk;

/**
 * Functions of sets of cells, given as a low and a high word. Ahead is up or to the right, which is
 * towards the higher bits; back is the opposite.
 */
final class CellSets {
  private CellSets() {}

  /** Returns the low word of a set shifted ahead by 1 to 63 bits. */
  static long aheadLow(long low, int by) {
    return low << by;
  }

  static long aheadHigh(long low, long high, int by) {
    return (high << by) | (low >>> -by);
  }

  /** Returns the low word of a set shifted back by 1 to 63 bits. */
  static long backLow(long low, long high, int by) {
    return (low >>> by) | (high << -by);
  }

  static long backHigh(long high, int by) {
    return high >>> by;
  }

  /** Returns the low word of a set shifted by -63 to 63 bits. */
  static long movedLow(long low, long high, int by) {
    return by >= 0 ? low << by : backLow(low, high, -by);
  }

  static long movedHigh(long low, long high, int by) {
    return by > 0 ? aheadHigh(low, high, by) : high >>> -by;
  }

  /** Returns the number of cells in a set. */
  static int count(long low, long high) {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /** Returns the lowest bit of a set that is not empty. */
  static int lowest(long low, long high) {
    return low != 0
        ? Long.numberOfTrailingZeros(low)
        : Long.SIZE + Long.numberOfTrailingZeros(high);
  }
}
