package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.core.grid.Bits;

/**
 * Functions of sets of cells, given as a low and a high word. Ahead is up or to the right, which is
 * towards the higher bits; back is the opposite.
 */
public final class CellSets {
  private CellSets() {}

  public static boolean has(long low, long high, int bit) {
    return ((bit < 64 ? low >>> bit : high >>> (bit - 64)) & 1) != 0;
  }

  /** Returns the low word of the set of one cell. */
  public static long low(int bit) {
    return bit < 64 ? 1L << bit : 0;
  }

  public static long high(int bit) {
    return bit < 64 ? 0 : 1L << (bit - 64);
  }

  /** Returns the low word of a set shifted ahead by 1 to 63 bits. */
  public static long aheadLow(long low, int by) {
    return low << by;
  }

  public static long aheadHigh(long low, long high, int by) {
    return (high << by) | (low >>> -by);
  }

  /** Returns the low word of a set shifted back by 1 to 63 bits. */
  public static long backLow(long low, long high, int by) {
    return (low >>> by) | (high << -by);
  }

  public static long backHigh(long high, int by) {
    return high >>> by;
  }

  /** Returns the low word of a set shifted by -63 to 63 bits. */
  public static long movedLow(long low, long high, int by) {
    return by >= 0 ? low << by : backLow(low, high, -by);
  }

  public static long movedHigh(long low, long high, int by) {
    return by > 0 ? aheadHigh(low, high, by) : high >>> -by;
  }

  public static int count(long low, long high) {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /** Returns the lowest bit of a set that is not empty. */
  public static int lowest(long low, long high) {
    return low != 0
        ? Long.numberOfTrailingZeros(low)
        : Long.SIZE + Long.numberOfTrailingZeros(high);
  }

  /** Returns the highest bit of a set that is not empty. */
  public static int highest(long low, long high) {
    return high != 0
        ? 2 * Long.SIZE - 1 - Long.numberOfLeadingZeros(high)
        : Long.SIZE - 1 - Long.numberOfLeadingZeros(low);
  }

  /** Returns the bit with an index, below the number of cells, among those of a set. */
  public static int nth(long low, long high, int index) {
    int lows = Long.bitCount(low);
    return index < lows
        ? Long.numberOfTrailingZeros(Bits.nthBit(low, index))
        : Long.SIZE + Long.numberOfTrailingZeros(Bits.nthBit(high, index - lows));
  }
}
