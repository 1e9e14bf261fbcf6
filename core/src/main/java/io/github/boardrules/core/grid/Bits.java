package io.github.boardrules.core.grid;

/**
 * Sets of up to 64 cells as the bits of a {@code long}, beyond what {@link Long} offers. (Knuth,
 * "The Art of Computer Programming", volume 4A, section 7.1.3, explains these techniques.)
 *
 * <pre>{@code
 * long set = 0b10110;
 * Bits.nthBit(set, 1);       // ==> 4
 * Bits.isSingle(0b1000);     // ==> true
 * Bits.isSingle(set);        // ==> false
 * }</pre>
 */
public final class Bits {
  private Bits() {}

  /**
   * Returns the bit with an index among the bits that are set, counted from the lowest.
   *
   * @param set any set
   * @param index 0 to the number of bits − 1
   * @return a set of that bit alone; 0 if the set has no more than {@code index} bits
   */
  public static long nthBit(long set, long index) {
    long rest = set;
    for (long i = 0; i < index; i++) {
      rest &= rest - 1;
    }
    return Long.lowestOneBit(rest);
  }

  /**
   * Returns whether exactly one bit is set.
   *
   * @param set any set
   * @return false for the empty set
   */
  public static boolean isSingle(long set) {
    return set != 0 && (set & (set - 1)) == 0;
  }
}
