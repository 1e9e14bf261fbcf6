package io.github.boardrules.core.grid;

/**
 * Sets of up to 64 cells as the bits of a {@code long}, beyond what {@link Long} offers. (Knuth,
 * "The Art of Computer Programming", volume 4A, section 7.1.3, explains these techniques.)
 *
 * <pre>{@code
 * long set = 0b10110;
 * Bits.nthBit(set, 1); // ==> 4
 * }</pre>
 */
public final class Bits {
  private static final long ONES = 0x0101010101010101L;
  private static final long TOPS = 0x8080808080808080L;

  /** By the bits of a byte and an index, which takes the higher three bits: the bit's number. */
  private static final byte[] IN_BYTE = new byte[8 << 8];

  static {
    for (int bits = 0; bits < 256; bits++) {
      int index = 0;
      for (int bit = 0; bit < 8; bit++) {
        if ((bits >> bit & 1) != 0) {
          IN_BYTE[(index++ << 8) | bits] = (byte) bit;
        }
      }
    }
  }

  private Bits() {}

  /**
   * {@return a set of the bit that is the n-th of those set, from the lowest; 0 if there is none}
   *
   * @param set any set
   * @param index 0 to the number of bits − 1
   */
  public static long nthBit(long set, long index) {
    if (index >= Long.bitCount(set)) {
      return 0;
    }
    // Without a loop, whose length no branch predictor could foresee. The bits of each byte are
    // counted, then those of each byte with all lower bytes; the bit is in the first byte whose sum
    // exceeds the index, and a table knows where (S. Vigna, "Broadword Implementation of
    // Rank/Select Queries", 2008).
    long pairs = set - ((set >>> 1) & 0x5555555555555555L);
    long nibbles = (pairs & 0x3333333333333333L) + ((pairs >>> 2) & 0x3333333333333333L);
    long sums = ((nibbles + (nibbles >>> 4)) & 0x0F0F0F0F0F0F0F0FL) * ONES;
    int first = 8 * Long.bitCount(((index * ONES | TOPS) - sums) & TOPS);
    long inByte = index - ((sums << 8 >>> first) & 0xFF);
    return 1L << (first + IN_BYTE[(int) (inByte << 8 | (set >>> first & 0xFF))]);
  }

  /**
   * {@return the mixed bits of a number: a bijection in which each bit depends on all bits of the
   * argument} The constants are those of SplitMix64 (David Stafford's variant 13).
   *
   * @param bits any number
   */
  public static long mix(long bits) {
    long z = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /**
   * {@return two numbers mixed into one, for hash codes} Pairs that differ in a few bits, or only
   * in their order, give unrelated results. It multiplies and folds as wyhash by Wang Yi does.
   *
   * @param one any number
   * @param other any number
   */
  public static long mix(long one, long other) {
    // Combining the halves of the 128-bit product makes each bit depend on all bits of both.
    long a = one ^ 0x9E3779B97F4A7C15L;
    long b = other ^ 0xE7037ED1A0B428DBL;
    return Math.multiplyHigh(a, b) ^ (a * b);
  }
}
