package io.github.boardrules.pikkpakk;

/** Sets of cells: how they move, ahead, which is up or to the right, and back; what they hold. */
final class CellSets {
  private CellSets() {}

  /** The lower bits of a set that has moved ahead by 1 to 63 bits. */
  static long aheadLow(long low, int by) {
    return low << by;
  }

  static long aheadHigh(long low, long high, int by) {
    return (high << by) | (low >>> -by);
  }

  /** The lower bits of a set that has moved back by 1 to 63 bits. */
  static long backLow(long low, long high, int by) {
    return (low >>> by) | (high << -by);
  }

  static long backHigh(long high, int by) {
    return high >>> by;
  }

  /** The lower bits of a set that has moved by -63 to 63 bits. */
  static long movedLow(long low, long high, int by) {
    return by >= 0 ? low << by : backLow(low, high, -by);
  }

  static long movedHigh(long low, long high, int by) {
    return by > 0 ? aheadHigh(low, high, by) : high >>> -by;
  }

  /** How many cells a set has. */
  static int count(long low, long high) {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /** The lowest bit of a set that is not empty. */
  static int lowest(long low, long high) {
    return low != 0
        ? Long.numberOfTrailingZeros(low)
        : Long.SIZE + Long.numberOfTrailingZeros(high);
  }
}
