package io.github.boardrules.core.search;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import org.jspecify.annotations.Nullable;

/**
 * Counts sequences of moves.
 *
 * <p><b>Design.</b> Two things decide the speed. The last ply need not be played: its moves are
 * only counted. One buffer serves all plies, so only positions are allocated. A counter with a
 * transposition table also skips positions that it has counted before.
 */
final class PerftCounter<S> {
  private final PackedRules<S, ?> rules;
  private final @Nullable TranspositionTable<S> table;
  private final MoveBuffer moves = new MoveBuffer();

  /**
   * Counts of positions in one slot per hash: a count may be forgotten, but is never wrong, as the
   * whole position is compared.
   */
  private static final class TranspositionTable<S> {
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

  PerftCounter(PackedRules<S, ?> rules, boolean hasTable) {
    this.rules = rules;
    table = hasTable ? new TranspositionTable<>() : null;
  }

  long count(S position, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return rules.countLegal(position);
    }
    TranspositionTable<S> known = table;
    if (known == null) {
      return countDeeper(position, depth);
    }
    long count = known.find(position, depth);
    if (count == TranspositionTable.UNKNOWN) {
      count = countDeeper(position, depth);
      known.put(position, depth, count);
    }
    return count;
  }

  private long countDeeper(S position, int depth) {
    long total = 0;
    int mark = moves.mark();
    rules.legalMoves(position, moves);
    int end = moves.size();
    for (int i = mark; i < end; i++) {
      S next = rules.playUnchecked(position, moves.get(i));
      total = Math.addExact(total, count(next, depth - 1));
    }
    moves.release(mark);
    return total;
  }
}
