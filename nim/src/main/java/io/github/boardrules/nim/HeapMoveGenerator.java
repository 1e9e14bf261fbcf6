package io.github.boardrules.nim;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import java.util.Comparator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The legal moves of a variant on heaps (RULES.md, "A move"), and their codes: 128 times the heap's
 * index, from 0, plus the count.
 *
 * <p><b>Design.</b> Moves are listed in the order of their texts, in which 10 comes before 2, and
 * heap 10 before heap 1. The order of the heaps is fixed by their number, that of the counts by how
 * many balls may be taken; both are kept in tables.
 */
final class HeapMoveGenerator {
  private static final int COUNTS = 128;
  private static final long ONES = 0x0101010101010101L;
  private static final long TOPS = 0x8080808080808080L;
  private static final long EVEN_BYTES = 0x00FF00FF00FF00FFL;
  private static final long SUM_OF_SHORTS = 0x0001000100010001L;

  /** By the number of balls that may be taken: the counts in the order of their texts. */
  private static final long[][] IN_ORDER =
      IntStream.rangeClosed(0, HeapOptions.MAX_BALLS)
          .mapToObj(
              most ->
                  LongStream.rangeClosed(1, most)
                      .boxed()
                      .sorted(Comparator.comparing(count -> Long.toString(count)))
                      .mapToLong(Long::longValue)
                      .toArray())
          .toArray(long[][]::new);

  private final int max;

  /** The heaps' indices in the order of the texts of their moves. */
  private final int[] order;

  HeapMoveGenerator(HeapOptions options) {
    max = options.max().orElse(HeapOptions.MAX_BALLS);
    order =
        IntStream.range(0, options.sizes().size())
            .boxed()
            .sorted(Comparator.comparing(index -> new HeapMove(index + 1, 1).toString()))
            .mapToInt(Integer::intValue)
            .toArray();
  }

  void list(HeapPosition position, MoveBuffer out) {
    for (int index : order) {
      int most = Math.min(position.at(index), max);
      out.addAll((long) COUNTS * index, IN_ORDER[most], 0, most);
    }
  }

  int count(HeapPosition position) {
    return count(position.low) + count(position.middle) + count(position.high);
  }

  /** A move, each with the same chance; there is one. */
  long random(HeapPosition position, SplitMix64 random) {
    int left = random.below(count(position));
    int index = 0;
    int most = Math.min(position.at(index), max);
    while (left >= most) {
      left -= most;
      index++;
      most = Math.min(position.at(index), max);
    }
    return code(index, left + 1);
  }

  static long code(int index, int count) {
    return (long) COUNTS * index + count;
  }

  /** The index, from 0, of the heap from which a code takes. */
  static int index(long code) {
    return (int) code / COUNTS;
  }

  /** How many balls a code takes. */
  static int taken(long code) {
    return (int) code % COUNTS;
  }

  /** The sum over the heaps of a {@code long} of what may be taken from each. */
  private int count(long heaps) {
    // The highest bit of a byte survives where a heap, at most 99, is not below the bound.
    long bounds = ONES * max;
    long full = ((((heaps | TOPS) - bounds) & TOPS) >>> 7) * 0xFF;
    long least = (heaps & ~full) | (bounds & full);
    long pairs = (least & EVEN_BYTES) + ((least >>> 8) & EVEN_BYTES);
    return (int) ((pairs * SUM_OF_SHORTS) >>> 48);
  }
}
