package io.github.boardrules.nim;

import java.util.Objects;

/**
 * The encoding of moves as {@code long} values, the same in every position: on a grid the set of
 * cells, see {@link GridBoard}; on heaps 128 times the index of the heap, from 0, plus the number
 * of balls.
 */
final class MoveCode {
  private static final int COUNTS = 128;

  private MoveCode() {}

  static long encode(GridPosition position, GridMove move) {
    Objects.requireNonNull(position, "position");
    return GridBoard.set(move.cells());
  }

  static long encode(HeapPosition position, HeapMove move) {
    Objects.requireNonNull(position, "position");
    return base(move.heap() - 1) + move.count();
  }

  static GridMove decode(GridPosition position, long code) {
    Objects.requireNonNull(position, "position");
    return new GridMove(GridBoard.cells(code));
  }

  static HeapMove decode(HeapPosition position, long code) {
    Objects.requireNonNull(position, "position");
    return new HeapMove(index(code) + 1, count(code));
  }

  /** Returns the code of a move that takes no balls yet; adding a count gives a code. */
  static long base(int index) {
    return (long) COUNTS * index;
  }

  /** Returns the index, from 0, of the heap from which a code takes. */
  static int index(long code) {
    return (int) code / COUNTS;
  }

  static int count(long code) {
    return (int) code % COUNTS;
  }
}
