package io.github.boardrules.core.search;

import org.jspecify.annotations.Nullable;

/**
 * Remembers how many sequences of a given depth begin in a position. It has a fixed size and one
 * slot per hash; a new count always replaces the old one. So a count may be forgotten, but is never
 * wrong: the whole position is compared, not only its hash.
 */
final class TranspositionTable<S> {
  /** What {@link #find} returns for a count that is not in the table. */
  static final long UNKNOWN = -1;

  /** A quarter of a million counts: enough for whole small games, in some four megabytes. */
  private static final int BITS = 18;

  /** 2^32 divided by the golden ratio, for Fibonacci hashing (Knuth, volume 3, section 6.4). */
  private static final int SPREAD = 0x9E3779B9;

  private final @Nullable Object[] positions = new @Nullable Object[1 << BITS];
  private final int[] depths = new int[1 << BITS];
  private final long[] counts = new long[1 << BITS];

  long find(S position, int depth) {
    int slot = slot(position, depth);
    return depths[slot] == depth && position.equals(positions[slot]) ? counts[slot] : UNKNOWN;
  }

  void put(S position, int depth, long count) {
    int slot = slot(position, depth);
    positions[slot] = position;
    depths[slot] = depth;
    counts[slot] = count;
  }

  private static int slot(Object position, int depth) {
    return ((position.hashCode() + depth) * SPREAD) >>> (Integer.SIZE - BITS);
  }
}
