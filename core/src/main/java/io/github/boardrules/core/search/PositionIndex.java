package io.github.boardrules.core.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Numbers positions from 0 on in the order in which they come, equal ones alike: a hash table of
 * numbers with open addressing, of which at most half is in use.
 *
 * <p>It is mutable while it is filled, by one thread; after that, it is safe for use by many.
 *
 * @param <S> the positions
 */
final class PositionIndex<S extends Object> {
  /** What {@link #find} answers for a position that is not there. */
  static final int NONE = -1;

  /** 2^32 divided by the golden ratio: multiplying with it spreads hashes that are close. */
  static final int SPREAD = 0x9E3779B9;

  private static final int FIRST_BITS = 8;

  /** As long as arrays can be, when their length is a power of two. */
  private static final int MOST_BITS = 30;

  /** How many positions fit. */
  static final int CAPACITY = 1 << (MOST_BITS - 1);

  private final List<S> positions = new ArrayList<>();
  private int[] hashes = new int[1 << (FIRST_BITS - 1)];
  private int[] table = emptyTable(FIRST_BITS);
  private int bits = FIRST_BITS;

  /** The number of a position: a new one if it is not there yet and {@link #CAPACITY} allows it. */
  int add(S position) {
    int hash = position.hashCode() * SPREAD;
    int slot = slot(position, hash);
    if (table[slot] != NONE) {
      return table[slot];
    }
    int number = positions.size();
    if (number == hashes.length) {
      grow();
      slot = slot(position, hash);
    }
    positions.add(position);
    hashes[number] = hash;
    table[slot] = number;
    return number;
  }

  /** The number of a position, or {@link #NONE}. */
  int find(S position) {
    return table[slot(position, position.hashCode() * SPREAD)];
  }

  S get(int number) {
    return positions.get(number);
  }

  int size() {
    return positions.size();
  }

  /** Where a position stands, or where it would. */
  private int slot(S position, int hash) {
    int slot = hash >>> (Integer.SIZE - bits);
    while (table[slot] != NONE && !isAt(table[slot], position, hash)) {
      slot = next(slot);
    }
    return slot;
  }

  private boolean isAt(int number, S position, int hash) {
    return hashes[number] == hash && positions.get(number).equals(position);
  }

  private int next(int slot) {
    return (slot + 1) & (table.length - 1);
  }

  private void grow() {
    bits++;
    table = emptyTable(bits);
    for (int number = 0; number < hashes.length; number++) {
      int slot = hashes[number] >>> (Integer.SIZE - bits);
      while (table[slot] != NONE) {
        slot = next(slot);
      }
      table[slot] = number;
    }
    hashes = Arrays.copyOf(hashes, 1 << (bits - 1));
  }

  private static int[] emptyTable(int bits) {
    int[] table = new int[1 << bits];
    Arrays.fill(table, NONE);
    return table;
  }
}
