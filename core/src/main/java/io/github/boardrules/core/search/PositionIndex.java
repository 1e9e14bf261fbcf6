package io.github.boardrules.core.search;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Numbers positions from 0 in the order in which they are added; equal positions have the same
 * number.
 *
 * <p><b>Design.</b> A hash table of numbers with open addressing and linear probing (Knuth, The Art
 * of Computer Programming, volume 3, section 6.4), at most half full. A hash is multiplied by 2^32
 * divided by the golden ratio, and its high bits are the slot: Fibonacci hashing, from the same
 * section. The product is kept, so that growing the table need not compute hash codes again.
 */
final class PositionIndex<S> {
  /** What {@link #find} returns for a position that has no number. */
  static final int NONE = -1;

  /** 2^32 divided by the golden ratio. */
  static final int SPREAD = 0x9E3779B9;

  private static final int MIN_BITS = 8;

  /** The longest array whose length is a power of two has 2^30 elements. */
  private static final int MAX_BITS = 30;

  static final int CAPACITY = 1 << (MAX_BITS - 1);

  private final List<S> positions = new ArrayList<>();
  private int[] hashes = new int[1 << (MIN_BITS - 1)];
  private int[] slots = emptySlots(MIN_BITS);
  private int bits = MIN_BITS;

  /** Returns the number of a position, adding it if it is new; at most {@link #CAPACITY} fit. */
  @CanIgnoreReturnValue
  int add(S position) {
    int hash = position.hashCode() * SPREAD;
    int slot = slot(position, hash);
    if (slots[slot] != NONE) {
      return slots[slot];
    }
    int number = positions.size();
    if (number == hashes.length) {
      grow();
      slot = slot(position, hash);
    }
    positions.add(position);
    hashes[number] = hash;
    slots[slot] = number;
    return number;
  }

  int find(S position) {
    return slots[slot(position, position.hashCode() * SPREAD)];
  }

  S get(int number) {
    return positions.get(number);
  }

  int size() {
    return positions.size();
  }

  /** Returns the slot that holds the position, or the free one in which it would be put. */
  private int slot(S position, int hash) {
    int slot = hash >>> (Integer.SIZE - bits);
    while (slots[slot] != NONE
        && !(hashes[slots[slot]] == hash && positions.get(slots[slot]).equals(position))) {
      slot = next(slot);
    }
    return slot;
  }

  private int next(int slot) {
    return (slot + 1) & (slots.length - 1);
  }

  private void grow() {
    bits++;
    slots = emptySlots(bits);
    for (int number = 0; number < hashes.length; number++) {
      int slot = hashes[number] >>> (Integer.SIZE - bits);
      while (slots[slot] != NONE) {
        slot = next(slot);
      }
      slots[slot] = number;
    }
    hashes = Arrays.copyOf(hashes, 1 << (bits - 1));
  }

  private static int[] emptySlots(int bits) {
    int[] slots = new int[1 << bits];
    Arrays.fill(slots, NONE);
    return slots;
  }
}
