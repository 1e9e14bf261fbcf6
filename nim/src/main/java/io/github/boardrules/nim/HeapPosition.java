package io.github.boardrules.nim;

import io.github.boardrules.core.grid.Bits;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A position on heaps (RULES.md, "Notation"): the balls of each heap and the player to move.
 * Positions come from {@link HeapRules#start()}, from {@link HeapRules#play} and from text; they
 * are immutable.
 *
 * <pre>{@code
 * var rules = HeapRules.heaps(3, 4, 5);
 * HeapPosition position = rules.play(rules.start(), HeapMove.parse("1:2"));
 * position.balls(1); // ==> 1
 * position.balls();  // ==> [1, 4, 5]
 * position.toMove(); // ==> 2
 * }</pre>
 *
 * <p><b>Design.</b> A heap is a byte, so that eight heaps are counted at once.
 */
public final class HeapPosition {
  /** The number of heaps in one {@code long}. */
  static final int IN_LONG = 8;

  final HeapVariant variant;

  /** Heaps 1 to 8, the first in the lowest byte. */
  final long low;

  /** Heaps 9 to 16. */
  final long middle;

  /** Heaps 17 to 20. */
  final long high;

  private final int toMove;

  private HeapPosition(HeapVariant variant, int toMove, long low, long middle, long high) {
    this.variant = variant;
    this.toMove = toMove;
    this.low = low;
    this.middle = middle;
    this.high = high;
  }

  static HeapPosition of(HeapVariant variant, List<Integer> heaps, int toMove) {
    long[] longs = new long[3];
    for (int i = 0; i < heaps.size(); i++) {
      longs[i / IN_LONG] |= (long) heaps.get(i) << shift(i);
    }
    return new HeapPosition(variant, toMove, longs[0], longs[1], longs[2]);
  }

  /** {@return the player to move, 1 or 2; after the end, the player whose move it would be} */
  public int toMove() {
    return toMove;
  }

  /** Returns the number of heaps, including empty ones. */
  int heaps() {
    return variant.sizes.size();
  }

  /**
   * {@return the number of balls of a heap, 0 to 99; 0 if there is no such heap}
   *
   * @param heap any number; heaps are counted from 1
   */
  public int balls(int heap) {
    return heap < 1 || heap > heaps() ? 0 : at(heap - 1);
  }

  /** {@return the numbers of balls of all heaps, 1 to 20 of them, also empty ones; unmodifiable} */
  public List<Integer> balls() {
    return List.copyOf(IntStream.range(0, heaps()).mapToObj(this::at).collect(Collectors.toList()));
  }

  /** Returns the number of balls of the heap with an index from 0. */
  int at(int index) {
    long heaps = index < IN_LONG ? low : index < 2 * IN_LONG ? middle : high;
    return (int) (heaps >>> shift(index)) & 0xFF;
  }

  /** Returns the position after balls are taken from the heap with an index from 0. */
  HeapPosition without(int index, int count) {
    long taken = (long) count << shift(index);
    int next = 3 - toMove;
    if (index < IN_LONG) {
      return new HeapPosition(variant, next, low - taken, middle, high);
    }
    return index < 2 * IN_LONG
        ? new HeapPosition(variant, next, low, middle - taken, high)
        : new HeapPosition(variant, next, low, middle, high - taken);
  }

  long hash() {
    return Bits.mix(low ^ Bits.mix(middle, high), toMove);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  private static int shift(int index) {
    return IN_LONG * (index % IN_LONG);
  }

  @Override
  @SuppressWarnings("exports") // the annotations are optional at run time
  public boolean equals(@Nullable Object other) {
    return other instanceof HeapPosition that
        && toMove == that.toMove
        && low == that.low
        && middle == that.middle
        && high == that.high
        && variant.options.equals(that.variant.options);
  }

  @Override
  public String toString() {
    return PositionText.format(this);
  }
}
