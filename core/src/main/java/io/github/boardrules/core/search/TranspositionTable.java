package io.github.boardrules.core.search;

import org.jspecify.annotations.Nullable;

/**
 * Remembers how many sequences of some depth begin in a position. Different orders of the same
 * moves often lead to the same position; what follows need not be counted twice.
 *
 * <p>The table has a fixed size and one slot for each hash: what comes later replaces what was
 * there, so a count may be forgotten and is never wrong. It is mutable and belongs to one thread.
 *
 * @param <S> the positions
 */
final class TranspositionTable<S extends Object> {
  /** What {@link #find} answers for a count that is not there. */
  static final long UNKNOWN = -1;

  /**
   * A quarter of a million counts: enough for small games as a whole, and a few dozen megabytes.
   */
  private static final int BITS = 18;

  private final @Nullable Object[] positions = new @Nullable Object[1 << BITS];
  private final int[] depths = new int[1 << BITS];
  private final long[] counts = new long[1 << BITS];

  /** The count of a position at a depth, or {@link #UNKNOWN}. */
  long find(S position, int depth) {
    int slot = slot(position, depth);
    return depths[slot] == depth && position.equals(positions[slot]) ? counts[slot] : UNKNOWN;
  }

  /** Remembers the count of a position at a depth. */
  void put(S position, int depth, long count) {
    int slot = slot(position, depth);
    positions[slot] = position;
    depths[slot] = depth;
    counts[slot] = count;
  }

  private static int slot(Object position, int depth) {
    return ((position.hashCode() + depth) * PositionIndex.SPREAD) >>> (Integer.SIZE - BITS);
  }
}
