package io.github.boardrules.core;

/**
 * The random numbers of this library: SplitMix64 by Guy Steele, Doug Lea and Christine Flood
 * (2014). The same seed gives the same numbers on every machine and in every version, so games and
 * set-ups drawn from a seed can be repeated. It is fast and well mixed, and not for secrets.
 *
 * <p>It is mutable and belongs to one thread.
 *
 * <pre>{@code
 * var random = new SplitMix64(2026);
 * random.below(6); // ==> 5
 * random.below(6); // ==> 2
 * }</pre>
 */
public final class SplitMix64 {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  /**
   * Starts a sequence.
   *
   * @param seed any number; near seeds give unlike sequences
   */
  public SplitMix64(long seed) {
    state = seed;
  }

  /**
   * The next 64 bits.
   *
   * @return any number, each with the same chance
   */
  public long next() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /**
   * A number below a bound, each with the same chance.
   *
   * @param bound 1 or more
   * @return 0 to bound − 1
   * @throws IllegalArgumentException when the bound is below 1
   */
  public int below(int bound) {
    return (int) below((long) bound);
  }

  /**
   * A number below a bound, each with the same chance.
   *
   * @param bound 1 or more
   * @return 0 to bound − 1
   * @throws IllegalArgumentException when the bound is below 1
   */
  public long below(long bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("A bound must be 1 or more, not " + bound + ".");
    }
    // Lemire's multiplication: the high half of a product is below the bound; the few low halves
    // that would favour some numbers are drawn again.
    long bits = next();
    long low = bits * bound;
    if (Long.compareUnsigned(low, bound) < 0) {
      long favoured = Long.remainderUnsigned(-bound, bound);
      while (Long.compareUnsigned(low, favoured) < 0) {
        bits = next();
        low = bits * bound;
      }
    }
    return unsignedMultiplyHigh(bits, bound);
  }

  /**
   * Mixes the bits of a number: a one-to-one map in which each bit of the answer depends on all
   * bits given.
   *
   * @param bits any number
   * @return the mixed bits
   */
  public static long mix(long bits) {
    long z = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /**
   * Mixes two numbers into one, for hashes: numbers that differ anywhere, be it in few bits, by
   * which set a bit is in, or by their order, give mixed bits that are alike only by chance.
   *
   * @param one any number
   * @param other any number
   * @return the mixed bits
   */
  public static long mix(long one, long other) {
    // Folding a product of 128 bits makes every bit depend on all of both, high ones included.
    long a = one ^ GOLDEN_GAMMA;
    long b = other ^ 0xE7037ED1A0B428DBL;
    return Math.multiplyHigh(a, b) ^ (a * b);
  }

  private static long unsignedMultiplyHigh(long bits, long bound) {
    // The bound is not negative, so only the other factor's sign has to be made up for.
    return Math.multiplyHigh(bits, bound) + ((bits >> 63) & bound);
  }
}
