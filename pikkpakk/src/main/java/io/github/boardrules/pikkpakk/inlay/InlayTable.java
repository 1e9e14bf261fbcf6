package io.github.boardrules.pikkpakk.inlay;

import io.github.boardrules.pikkpakk.board.BitPosition;
import java.util.Arrays;
import java.util.List;

/**
 * The positions of an inlay puzzle that a search has found, numbered from 0, each with the move by
 * which it was first reached.
 *
 * <p><b>Design.</b> No object is kept per position. The balls of a position are four {@code long}s
 * in one array: on the 9x9 board the high words of the three sets fit into one. A hash table with
 * open addressing and linear probing (D. Knuth, TAOCP 3, 6.4) maps positions to numbers. With the
 * move and the previous position, this takes about 50 bytes.
 */
final class InlayTable {
  private static final int WORDS = 4;
  private static final int HIGH_BITS = 17;
  private static final long HIGH = (1L << HIGH_BITS) - 1;
  private static final int NONE = -1;
  private static final int FIRST_CAPACITY = 1 << 10;

  /** Supplies everything of a position except the balls. */
  private final BitPosition model;

  private long[] balls = new long[WORDS * FIRST_CAPACITY];
  private int[] before = new int[FIRST_CAPACITY];
  private int[] moves = new int[FIRST_CAPACITY];

  /** By hash: the numbers of positions, or {@link #NONE}; at most half of the slots are in use. */
  private int[] slots = emptySlots(FIRST_CAPACITY);

  private int size;

  /** The number of positions that have been expanded; layer by layer, the first ones. */
  int done;

  InlayTable(List<BitPosition> starts) {
    model = starts.get(0);
    starts.forEach(position -> add(position, -1, 0));
  }

  /** Returns the number of positions not yet expanded. */
  int open() {
    return size - done;
  }

  int size() {
    return size;
  }

  /** Adds a position, unless it is there, with the move from an earlier one (-1 for none). */
  boolean add(BitPosition position, int from, long move) {
    int slot = slot(position);
    if (slots[slot] != NONE) {
      return false;
    }
    if (size == before.length) {
      grow();
      slot = slot(position);
    }
    slots[slot] = size;
    balls[WORDS * size] = position.lightLow;
    balls[WORDS * size + 1] = position.darkLow;
    balls[WORDS * size + 2] = position.neutralLow();
    balls[WORDS * size + 3] = high(position);
    before[size] = from;
    moves[size] = (int) move;
    size++;
    return true;
  }

  /** Returns the number of a position; negative if it is not in the table. */
  int find(BitPosition position) {
    return slots[slot(position)];
  }

  BitPosition position(int number) {
    long high = balls[WORDS * number + 3];
    return new BitPosition(
        model.shared.with(balls[WORDS * number + 2], high >>> (2 * HIGH_BITS)),
        model.state,
        balls[WORDS * number],
        high & HIGH,
        balls[WORDS * number + 1],
        (high >>> HIGH_BITS) & HIGH);
  }

  int[] word(int number) {
    int length = 0;
    for (int at = number; before[at] >= 0; at = before[at]) {
      length++;
    }
    int[] word = new int[length];
    for (int at = number; before[at] >= 0; at = before[at]) {
      word[--length] = LinePushes.ofCode(moves[at]);
    }
    return word;
  }

  private int slot(BitPosition position) {
    long high = high(position);
    int slot = (int) position.hash() & (slots.length - 1);
    while (slots[slot] != NONE && !isAt(slots[slot], position, high)) {
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  }

  private boolean isAt(int number, BitPosition position, long high) {
    return balls[WORDS * number] == position.lightLow
        && balls[WORDS * number + 1] == position.darkLow
        && balls[WORDS * number + 2] == position.neutralLow()
        && balls[WORDS * number + 3] == high;
  }

  private void grow() {
    int capacity = 2 * before.length;
    balls = Arrays.copyOf(balls, WORDS * capacity);
    before = Arrays.copyOf(before, capacity);
    moves = Arrays.copyOf(moves, capacity);
    slots = emptySlots(capacity);
    for (int number = 0; number < size; number++) {
      slots[slot(position(number))] = number;
    }
  }

  private static int[] emptySlots(int capacity) {
    int[] slots = new int[2 * capacity];
    Arrays.fill(slots, NONE);
    return slots;
  }

  private static long high(BitPosition position) {
    return position.lightHigh
        | (position.darkHigh << HIGH_BITS)
        | (position.neutralHigh() << (2 * HIGH_BITS));
  }
}
