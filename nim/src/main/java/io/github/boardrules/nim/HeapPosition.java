package io.github.boardrules.nim;

import io.github.boardrules.core.grid.Bits;
import java.util.List;
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

  private static final int PLAYER_2 = 1 << 8;

  /** The number of heaps, and {@link #PLAYER_2} when that player is to move. */
  private final int frame;

  /** Heaps 1 to 8, the first in the lowest byte. */
  final long low;

  /** Heaps 9 to 16. */
  final long middle;

  /** Heaps 17 to 20. */
  final long high;

  private HeapPosition(int frame, long low, long middle, long high) {
    this.frame = frame;
    this.low = low;
    this.middle = middle;
    this.high = high;
  }

  /** Returns a position of one to twenty heaps, each of 0 to 99 balls. */
  static HeapPosition of(int[] heaps, int toMove) {
    long[] longs = new long[3];
    for (int i = 0; i < heaps.length; i++) {
      longs[i / IN_LONG] |= (long) heaps[i] << shift(i);
    }
    int frame = heaps.length | (toMove == 1 ? 0 : PLAYER_2);
    return new HeapPosition(frame, longs[0], longs[1], longs[2]);
  }

  /**
   * Returns the player to move.
   *
   * @return 1 or 2; once the game is over, the player whose move it would be
   */
  public int toMove() {
    return 1 + frame / PLAYER_2;
  }

  /**
   * Returns the number of heaps, including empty ones.
   *
   * @return 1 to 20
   */
  public int heaps() {
    return frame % PLAYER_2;
  }

  /**
   * Returns the number of balls of a heap.
   *
   * @param heap any number; heaps are counted from 1
   * @return 0 to 99; 0 if there is no such heap
   */
  public int balls(int heap) {
    return heap < 1 || heap > heaps() ? 0 : at(heap - 1);
  }

  /**
   * Returns the numbers of balls of all heaps in order.
   *
   * @return a list of {@link #heaps()} numbers. Unmodifiable
   */
  public List<Integer> balls() {
    return IntStream.range(0, heaps()).mapToObj(this::at).toList();
  }

  /** Returns the number of balls of the heap with an index from 0. */
  int at(int index) {
    long heaps = index < IN_LONG ? low : index < 2 * IN_LONG ? middle : high;
    return (int) (heaps >>> shift(index)) & 0xFF;
  }

  /** Returns the number of balls that are left. */
  int totalBalls() {
    return balls().stream().mapToInt(Integer::intValue).sum();
  }

  boolean isEmpty() {
    return (low | middle | high) == 0;
  }

  /** Returns whether there are as many heaps as sizes, and no heap is larger than its size. */
  boolean isWithin(List<Integer> sizes) {
    return heaps() == sizes.size()
        && IntStream.range(0, heaps()).allMatch(index -> at(index) <= sizes.get(index));
  }

  /** Returns the position after balls are taken from the heap with an index from 0. */
  HeapPosition without(int index, int count) {
    long taken = (long) count << shift(index);
    int next = frame ^ PLAYER_2;
    if (index < IN_LONG) {
      return new HeapPosition(next, low - taken, middle, high);
    }
    return index < 2 * IN_LONG
        ? new HeapPosition(next, low, middle - taken, high)
        : new HeapPosition(next, low, middle, high - taken);
  }

  /** Returns 64 well mixed bits. */
  long hash() {
    return Bits.mix(low ^ Bits.mix(middle, high), frame);
  }

  /** Returns a hash of all that {@link #equals} compares. */
  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  private static int shift(int index) {
    return IN_LONG * (index % IN_LONG);
  }

  /** Returns whether the other is a position with the same heaps and the same player to move. */
  @Override
  @SuppressWarnings("exports") // the annotations are optional at run time
  public boolean equals(@Nullable Object other) {
    return other instanceof HeapPosition that
        && frame == that.frame
        && low == that.low
        && middle == that.middle
        && high == that.high;
  }

  /** Returns the notation of the position. */
  @Override
  public String toString() {
    return HeapPositionText.format(this);
  }
}
