package io.github.boardrules.examples.solved.grid;

import io.github.boardrules.core.Progress;
import io.github.boardrules.examples.solved.table.Workers;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Computes which sets of balls the player to move wins.
 *
 * <p><b>Design.</b> A set of balls is a number with a bit for each cell. Its six lowest bits say
 * which bit of a word it is, and the others which word; so a word holds the 64 sets that differ in
 * the six lowest cells only. A bit is 1 if the player to move wins.
 *
 * <p>A move that empties a higher cell leads from every set of a word into one other word, whose
 * number is lower, so it is known. There the place of the bit is lower by the value of the lowest
 * cells that the move empties. So the lost sets of that word, without those that still have one of
 * these lowest cells, are shifted up by this value, and that marks all sets of the first word that
 * the move wins, 64 at once. A move that empties only lowest cells leads to another set of the same
 * word: these are gone through from the lowest up, and a lost one marks the sets from which such a
 * move leads to it.
 *
 * <p>The words are computed in blocks, which have the highest cells in common. A move leads to the
 * same block or to one with fewer of the highest cells, so blocks with equally many of them can be
 * computed at the same time.
 */
final class BallSetSolver {
  /** The number of cells of a word. */
  static final int WORD_CELLS = 6;

  private final long[][] blocks;
  private final int blockCells;
  private final boolean isEmptyWon;

  /** The sets of higher cells that moves empty, each once and without 0. */
  private final long[] others;

  /** By the sets of higher cells: the sets of lowest cells that moves empty together with them. */
  private final int[][] lowest;

  /** By the sets of a word: those from which a move among the lowest cells leads there. */
  private final long[] predecessors = new long[Long.SIZE];

  /** By a set of the lowest cells: the sets of a word that have none of them. */
  private final long[] without = new long[Long.SIZE];

  /**
   * Prepares tables.
   *
   * @param cells the number of cells, 6 or more
   * @param moves the sets of cells that a move may empty
   * @param maxBlockCells the greatest number of cells, besides the lowest, that differ in a block
   * @param isEmptyWon whether the player to move has won if no ball is left
   */
  BallSetSolver(int cells, long[] moves, int maxBlockCells, boolean isEmptyWon) {
    this.isEmptyWon = isEmptyWon;
    int wordBits = cells - WORD_CELLS;
    blockCells = Math.min(wordBits, maxBlockCells);
    blocks = new long[1 << (wordBits - blockCells)][1 << blockCells];
    others =
        Arrays.stream(moves)
            .map(move -> move >>> WORD_CELLS)
            .filter(set -> set != 0)
            .distinct()
            .sorted()
            .toArray();
    lowest =
        Arrays.stream(others)
            .mapToObj(
                other ->
                    Arrays.stream(moves)
                        .filter(move -> move >>> WORD_CELLS == other)
                        .mapToInt(BallSetSolver::lowest)
                        .toArray())
            .toArray(int[][]::new);
    for (int set = 0; set < Long.SIZE; set++) {
      for (int other = 0; other < Long.SIZE; other++) {
        without[set] |= (set & other) == 0 ? 1L << other : 0;
      }
    }
    for (long move : moves) {
      if (move >>> WORD_CELLS == 0) {
        int taken = lowest(move);
        for (int set = 0; set < Long.SIZE; set++) {
          predecessors[set] |= (set & taken) == 0 ? 1L << (set | taken) : 0;
        }
      }
    }
  }

  private static int lowest(long move) {
    return (int) move & (Long.SIZE - 1);
  }

  /**
   * Computes all words, in parts.
   *
   * @throws CancellationException if the thread is interrupted
   */
  List<LongBuffer> solve(int threads, Progress progress) {
    AtomicInteger done = new AtomicInteger();
    for (int layer = 0; layer <= Integer.bitCount(blocks.length - 1); layer++) {
      int chosen = layer;
      // These blocks do not depend on each other.
      int[] together =
          IntStream.range(0, blocks.length)
              .filter(block -> Integer.bitCount(block) == chosen)
              .toArray();
      new Workers(threads, new AtomicInteger(), together.length, () -> false)
          .run(
              (worker, number) -> {
                solve(together[number]);
                int all = done.incrementAndGet();
                if (worker == 0) {
                  progress.advanced(all, blocks.length);
                }
              });
    }
    return Arrays.stream(blocks).map(LongBuffer::wrap).toList();
  }

  private void solve(int block) {
    int mask = (1 << blockCells) - 1;
    int[] chosen =
        IntStream.range(0, others.length)
            .filter(i -> (others[i] >>> blockCells & ~block) == 0)
            .toArray();
    int[] taken = Arrays.stream(chosen).map(i -> (int) others[i] & mask).toArray();
    int[][] low = Arrays.stream(chosen).mapToObj(i -> lowest[i]).toArray(int[][]::new);
    long[][] sources =
        Arrays.stream(chosen)
            .mapToObj(i -> blocks[block ^ (int) (others[i] >>> blockCells)])
            .toArray(long[][]::new);
    long[] words = blocks[block];
    for (int word = 0; word <= mask; word++) {
      long wins = 0;
      for (int i = 0; i < taken.length; i++) {
        if ((taken[i] & ~word) == 0) {
          long losses = ~sources[i][word ^ taken[i]];
          for (int set : low[i]) {
            wins |= (losses & without[set]) << set;
          }
        }
      }
      boolean hasEmpty = block == 0 && word == 0;
      words[word] = within(hasEmpty && isEmptyWon ? wins | 1 : wins);
    }
  }

  /** Returns the wins of a word, by moves within it too. */
  private long within(long others) {
    long wins = others;
    for (long open = ~wins; open != 0; open &= ~wins & (open - 1)) {
      wins |= predecessors[Long.numberOfTrailingZeros(open)];
    }
    return wins;
  }
}
