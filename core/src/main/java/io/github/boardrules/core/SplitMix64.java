package io.github.boardrules.core;

import io.github.boardrules.core.grid.Bits;

/**
 * The random number generator of this library: SplitMix64 by Guy L. Steele, Doug Lea and Christine
 * H. Flood ("Fast Splittable Pseudorandom Number Generators", OOPSLA 2014). The same seed gives the
 * same numbers on every machine and in every version. It is not for cryptography.
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
   * Creates a generator.
   *
   * @param seed any number; similar seeds give unrelated sequences
   */
  public SplitMix64(long seed) {
    state = seed;
  }

  /** {@return the next number, any one, chosen uniformly at random} */
  public long next() {
    state += GOLDEN_GAMMA;
    return Bits.mix(state);
  }

  /**
   * {@return a number from 0 to bound − 1, chosen uniformly at random}
   *
   * @param bound 1 or more
   * @throws IllegalArgumentException if the bound is below 1
   */
  public int below(int bound) {
    return (int) below((long) bound);
  }

  /**
   * {@return a number from 0 to bound − 1, chosen uniformly at random}
   *
   * @param bound 1 or more
   * @throws IllegalArgumentException if the bound is below 1
   */
  public long below(long bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("A bound must be 1 or more, not " + bound + ".");
    }
    // Daniel Lemire, "Fast Random Integer Generation in an Interval", ACM Transactions on Modeling
    // and Computer Simulation, 2019: the high half of the 128-bit product is the result. Products
    // whose low half is below 2^64 mod bound are rejected; then all results are equally likely.
    long bits = next();
    long low = bits * bound;
    if (Long.compareUnsigned(low, bound) < 0) {
      long rejected = Long.remainderUnsigned(-bound, bound);
      while (Long.compareUnsigned(low, rejected) < 0) {
        bits = next();
        low = bits * bound;
      }
    }
    return unsignedMultiplyHigh(bits, bound);
  }

  private static long unsignedMultiplyHigh(long bits, long bound) {
    // The signed product is too small by 2^64 * bound if the other factor is negative as a signed
    // number: "Hacker's Delight", section 8-3. The bound is never negative.
    return Math.multiplyHigh(bits, bound) + ((bits >> 63) & bound);
  }
}
