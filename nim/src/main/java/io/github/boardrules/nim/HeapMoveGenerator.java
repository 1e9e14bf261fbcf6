package io.github.boardrules.nim;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import java.util.Comparator;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Generates the legal moves of a variant on heaps (RULES.md, "A move").
 *
 * <p><b>Design.</b> Moves are listed in the order of their texts, in which 10 comes before 2, and
 * heap 10 before heap 1. The order of the heaps depends on their number only, that of the counts on
 * the number of balls that may be taken; both are precomputed. Counting treats the eight heaps of a
 * {@code long} at once (Warren, "Hacker's Delight", chapter 2, describes such parallel operations).
 */
final class HeapMoveGenerator {
  private static final long ONES = 0x0101010101010101L;
  private static final long TOPS = 0x8080808080808080L;
  private static final long EVEN_BYTES = 0x00FF00FF00FF00FFL;
  private static final long SUM_OF_SHORTS = 0x0001000100010001L;

  /** By the number of balls that may be taken: the counts, in the order of their texts. */
  private static final long[][] IN_ORDER =
      IntStream.rangeClosed(0, HeapOptions.MAX_BALLS)
          .mapToObj(
              max ->
                  LongStream.rangeClosed(1, max)
                      .boxed()
                      .sorted(Comparator.comparing(count -> Long.toString(count)))
                      .mapToLong(Long::longValue)
                      .toArray())
          .toArray(long[][]::new);

  private final long maxima;

  /** The indices of the heaps, in the order of the texts of their moves. */
  private final int[] order;

  HeapMoveGenerator(int heaps, int max) {
    maxima = ONES * max;
    order =
        IntStream.range(0, heaps)
            .boxed()
            .sorted(Comparator.comparing(index -> new HeapMove(index + 1, 1).toString()))
            .mapToInt(Integer::intValue)
            .toArray();
  }

  static void list(HeapPosition position, MoveBuffer out) {
    Objects.requireNonNull(out, "out");
    HeapMoveGenerator moves = position.variant.moves;
    for (int index : moves.order) {
      int count = Math.min(position.at(index), position.variant.max);
      long base = MoveCode.base(index);
      int first = out.extend(count);
      for (int i = 0; i < count; i++) {
        out.set(first + i, base + IN_ORDER[count][i]);
      }
    }
  }

  static int count(HeapPosition position) {
    HeapMoveGenerator moves = position.variant.moves;
    int first = moves.count(position.low);
    return (position.middle | position.high) == 0
        ? first
        : first + moves.count(position.middle) + moves.count(position.high);
  }

  static long random(HeapPosition position, SplitMix64 random) {
    Objects.requireNonNull(random, "random");
    Endings.status(position).requireOngoing();
    int left = random.below(count(position));
    for (int index = 0; ; index++) {
      int count = Math.min(position.at(index), position.variant.max);
      if (left < count) {
        return MoveCode.base(index) + left + 1;
      }
      left -= count;
    }
  }

  /** Returns the number of moves on the heaps of a {@code long}. */
  private int count(long heaps) {
    // The top bit of a byte stays set if the heap, which is at most 99, is not below the maximum.
    long full = ((((heaps | TOPS) - maxima) & TOPS) >>> 7) * 0xFF;
    long minima = (heaps & ~full) | (maxima & full);
    long pairs = (minima & EVEN_BYTES) + ((minima >>> 8) & EVEN_BYTES);
    return (int) ((pairs * SUM_OF_SHORTS) >>> 48);
  }
}
