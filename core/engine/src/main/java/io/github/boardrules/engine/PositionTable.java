package io.github.boardrules.engine;

import org.jspecify.annotations.Nullable;

/**
 * What an alpha-beta search has found out about positions: a transposition table. The whole
 * position is compared, so that different positions of one hash are never mixed up. It may be
 * shared by threads: an entry never changes, and a lost one costs time only.
 */
final class PositionTable {
  /** What an entry takes with its position, roughly. */
  static final int BYTES_PER_ENTRY = 128;

  /** How a value is to be understood. */
  enum BoundKind {
    EXACT,
    AT_LEAST,
    AT_MOST
  }

  /** The best move found, or one that was good enough, and its value for the player to move. */
  record TableBound(Object position, long move, int value, int depth, BoundKind bound) {}

  private final @Nullable TableBound[] entries;
  private final int shift;

  /** Creates an empty table that may take so many bytes. */
  PositionTable(long bytes) {
    int bits = bits(bytes, BYTES_PER_ENTRY);
    entries = new @Nullable TableBound[1 << bits];
    shift = Long.SIZE - bits;
  }

  /** Returns how many bits of a hash choose the entry in a table that may take so many bytes. */
  static int bits(long bytes, int bytesPerEntry) {
    int bits = 10;
    while (bits < 26 && ((long) bytesPerEntry << (bits + 1)) <= bytes) {
      bits++;
    }
    return bits;
  }

  /** Returns the entry of a position, or null. */
  @Nullable TableBound find(Object position, long hash) {
    TableBound entry = entries[(int) (hash >>> shift)];
    return entry != null && entry.position().equals(position) ? entry : null;
  }

  /** Keeps an entry instead of the one in its place, unless that is of the position and deeper. */
  void put(long hash, TableBound entry) {
    int slot = (int) (hash >>> shift);
    TableBound old = entries[slot];
    if (old == null || old.depth() <= entry.depth() || !old.position().equals(entry.position())) {
      entries[slot] = entry;
    }
  }
}
