package io.github.boardrules.engine;

import org.jspecify.annotations.Nullable;

/**
 * What an alpha-beta search has found out about positions: a transposition table.
 *
 * <p>A value that proves an outcome is kept with its whole position, so that it is never claimed of
 * another position with the same hash. Any other value is an estimate, kept by its hash alone, as
 * numbers that the garbage collector need not visit. A rare estimate of another position costs no
 * strength: Robert Hyatt and Anthony Cozzie, "The Effect of Hash Signature Collisions in a Chess
 * Program", ICGA Journal 2005.
 *
 * <p>Threads may share it: a lost entry costs time only, and an entry that two threads have written
 * in parts is not found, because its words do not match: Robert Hyatt and Timothy Mann, "A
 * Lock-less Transposition Table Implementation for Parallel Search Chess Engines", ICGA Journal
 * 2002.
 */
final class PositionTable {
  /** How a value is to be understood. */
  enum BoundKind {
    EXACT,
    AT_LEAST,
    AT_MOST
  }

  /** The best move found, or one that was good enough, and its value for the player to move. */
  static final class TableBound {
    long move;
    int value;
    int depth;
    BoundKind kind = BoundKind.EXACT;

    private void set(long newMove, int newValue, int newDepth, BoundKind newKind) {
      move = newMove;
      value = newValue;
      depth = newDepth;
      kind = newKind;
    }
  }

  /** A proven outcome of a position. */
  private record Proof(Object position, long move, int value, int depth, BoundKind kind) {}

  /** What a proof takes with its position, roughly. */
  private static final int BYTES_PER_PROOF = 128;

  private static final int WORDS = 3;
  private static final BoundKind[] KINDS = BoundKind.values();

  /** The table begins small, because filling a large one with zeros takes milliseconds. */
  private static final int FIRST_BITS = 14;

  /** The table grows when a greater part of its places is in use, so few entries are lost. */
  private static final int PLACES_PER_ENTRY = 4;

  private final int maxBits;
  private final int proofBits;
  private volatile Estimates estimates;
  private volatile @Nullable Proofs proofs;

  /** Creates an empty table that takes at most {@code bytes}, half of them for proofs. */
  PositionTable(long bytes) {
    maxBits = bits(bytes / 2, WORDS * Long.BYTES);
    proofBits = bits(bytes / 2, BYTES_PER_PROOF);
    estimates = new Estimates(Math.min(FIRST_BITS, maxBits));
  }

  /** Returns how many bits of a hash choose the entry in a table of at most {@code bytes}. */
  static int bits(long bytes, int bytesPerEntry) {
    int bits = 10;
    while (bits < 26 && ((long) bytesPerEntry << (bits + 1)) <= bytes) {
      bits++;
    }
    return bits;
  }

  private static int slot(long hash, int bits) {
    return (int) (hash >>> (Long.SIZE - bits));
  }

  /** Returns whether there is an entry of a position, and copies it. */
  boolean find(Object position, long hash, TableBound found) {
    Proofs known = proofs;
    Proof proof = known == null ? null : known.find(position, hash);
    if (proof != null) {
      found.set(proof.move, proof.value, proof.depth, proof.kind);
      return true;
    }
    return estimates.find(hash, found);
  }

  /** Keeps an entry instead of the one in its place, unless that is of the position and deeper. */
  void put(Object position, long hash, long move, int value, int depth, BoundKind kind) {
    if (Math.abs(value) > AlphaBetaSearch.SURE) {
      Proofs known = proofs;
      if (known == null) {
        known = new Proofs(proofBits);
        proofs = known;
      }
      known.put(hash, new Proof(position, move, value, depth, kind));
      return;
    }
    Estimates now = estimates;
    now.put(hash, move, value, depth, kind);
    if (now.bits < maxBits && now.used > (1 << now.bits) / PLACES_PER_ENTRY) {
      grow(now);
    }
  }

  private synchronized void grow(Estimates full) {
    if (estimates == full) {
      estimates = full.grown(Math.min(full.bits + 2, maxBits));
    }
  }

  /**
   * Values that are proven. A byte of its hash stands beside each entry, because most entries that
   * are looked at are of another position, and need not be read then.
   */
  private static final class Proofs {
    private final int bits;
    private final @Nullable Proof[] entries;
    private final byte[] marks;

    Proofs(int bits) {
      this.bits = bits;
      entries = new @Nullable Proof[1 << bits];
      marks = new byte[1 << bits];
    }

    @Nullable Proof find(Object position, long hash) {
      int at = slot(hash, bits);
      Proof proof = marks[at] == (byte) hash ? entries[at] : null;
      return proof != null && proof.position.equals(position) ? proof : null;
    }

    void put(long hash, Proof proof) {
      int at = slot(hash, bits);
      Proof old = entries[at];
      if (old == null || old.depth <= proof.depth || !old.position.equals(proof.position)) {
        entries[at] = proof;
        marks[at] = (byte) hash;
      }
    }
  }

  /**
   * Values that prove nothing. An entry has three words: the hash, combined with the others; the
   * move; and value, depth and kind, which are 0 in an empty one.
   */
  private static final class Estimates {
    private static final int VALUE_SHIFT = 32;
    private static final int DEPTH_SHIFT = 8;
    private static final int KIND = (1 << DEPTH_SHIFT) - 1;

    private final int bits;
    private final long[] words;

    /** Approximate, because threads may count at the same time. */
    private int used;

    Estimates(int bits) {
      this.bits = bits;
      words = new long[WORDS << bits];
    }

    private static int first(long hash, int bits) {
      return WORDS * slot(hash, bits);
    }

    private static int depth(long data) {
      return (int) data >> DEPTH_SHIFT;
    }

    boolean find(long hash, TableBound found) {
      int at = first(hash, bits);
      long move = words[at + 1];
      long data = words[at + 2];
      if (data == 0 || (words[at] ^ move ^ data) != hash) {
        return false;
      }
      found.set(move, (int) (data >> VALUE_SHIFT), depth(data), KINDS[(int) (data & KIND) - 1]);
      return true;
    }

    @SuppressWarnings("EnumOrdinal") // such a number is in this table only
    void put(long hash, long move, int value, int depth, BoundKind kind) {
      int at = first(hash, bits);
      long old = words[at + 2];
      if (old == 0) {
        used++;
      } else if (depth(old) > depth && (words[at] ^ words[at + 1] ^ old) == hash) {
        return;
      }
      long low = Integer.toUnsignedLong(depth << DEPTH_SHIFT | (kind.ordinal() + 1));
      long data = (long) value << VALUE_SHIFT | low;
      words[at] = hash ^ move ^ data;
      words[at + 1] = move;
      words[at + 2] = data;
    }

    /** Returns a larger table with the same entries. */
    Estimates grown(int newBits) {
      Estimates larger = new Estimates(newBits);
      larger.used = used;
      for (int at = 0; at < words.length; at += WORDS) {
        if (words[at + 2] != 0) {
          int to = first(words[at] ^ words[at + 1] ^ words[at + 2], newBits);
          System.arraycopy(words, at, larger.words, to, WORDS);
        }
      }
      return larger;
    }
  }
}
