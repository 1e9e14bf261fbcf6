package io.github.boardrules.pikkpakk;

/** Sets of cells: how they move, ahead, which is up or to the right, and back; what they hold. */
final class Sets {
  private Sets() {}

  /** The lower bits of a set that has moved ahead by 1 to 63 bits. */
  static long ahead0(long low, int by) {
    return low << by;
  }

  static long ahead1(long low, long high, int by) {
    return (high << by) | (low >>> -by);
  }

  /** The lower bits of a set that has moved back by 1 to 63 bits. */
  static long back0(long low, long high, int by) {
    return (low >>> by) | (high << -by);
  }

  static long back1(long high, int by) {
    return high >>> by;
  }

  /** The lower bits of a set that has moved by -63 to 63 bits. */
  static long moved0(long low, long high, int by) {
    return by >= 0 ? low << by : back0(low, high, -by);
  }

  static long moved1(long low, long high, int by) {
    return by > 0 ? ahead1(low, high, by) : high >>> -by;
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
