package io.github.boardrules.nim;

import java.util.Objects;

/**
 * The encoding of moves on heaps as {@code long} values: 128 times the index of the heap, from 0,
 * plus the number of balls.
 */
final class HeapMoveCode {
  private static final int COUNTS = 128;

  private HeapMoveCode() {}

  /** Returns the code of a move that takes no balls yet; adding a count gives a code. */
  static long base(int index) {
    return (long) COUNTS * index;
  }

  /** Returns the index, from 0, of the heap from which a code takes. */
  static int index(long code) {
    return (int) code / COUNTS;
  }

  /** Returns the number of balls that a code takes. */
  static int count(long code) {
    return (int) code % COUNTS;
  }

  /** Returns the code of a move; it is the same in every position. */
  static long encode(HeapPosition position, HeapMove move) {
    Objects.requireNonNull(position);
    return base(move.heap() - 1) + move.count();
  }

  /** Returns the move of a code; it is the same in every position. */
  static HeapMove decode(HeapPosition position, long code) {
    Objects.requireNonNull(position);
    return new HeapMove(index(code) + 1, count(code));
  }
}
