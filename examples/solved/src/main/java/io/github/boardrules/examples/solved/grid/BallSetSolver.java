package io.github.boardrules.examples.solved.grid;

import io.github.boardrules.core.search.Progress;
import io.github.boardrules.examples.solved.table.Workers;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Computes which sets of balls the player to move wins.
 *
 * <p><b>Design.</b> The six lowest cells are the bits of the index into a word, so one word holds
 * 64 sets that differ in these cells only. A move takes some of the lowest cells and some others.
 * If there are others, the sets after it are in a word with a lower number, which is known: those
 * that are lost there are shifted by the lowest cells that were taken, and 64 sets have seen the
 * move in three operations. Moves among the lowest cells lead to other sets of the same word; the
 * lost ones are found from the lowest up, and each marks those from which it can be reached.
 *
 * <p>Words are computed in blocks by their highest cells. A move leads to the same block or to one
 * whose highest cells are fewer, so blocks with as many of these can be computed at the same time.
 */
final class BallSetSolver {
  /** The number of cells of a word. */
  static final int WORD_CELLS = 6;

  private final long[][] blocks;
  private final int blockCells;
  private final boolean isEmptyWon;

  /** The moves that take other cells than the lowest: these, and for each the lowest ones. */
  private final long[] others;

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
   * Computes all words.
   *
   * @param threads how many threads compute
   * @param progress receives the number of blocks
   * @throws CancellationException if the thread is interrupted
   */
  BallSetTables solve(int threads, Progress progress) {
    List<Integer> order = new ArrayList<>(IntStream.range(0, blocks.length).boxed().toList());
    order.sort(Comparator.comparingInt(Integer::bitCount));
    int done = 0;
    while (done < order.size()) {
      int layer = Integer.bitCount(order.get(done));
      List<Integer> together =
          order.stream().filter(block -> Integer.bitCount(block) == layer).toList();
      solve(together, threads, done, progress);
      done += together.size();
    }
    return new BallSetTables(blockCells, Arrays.stream(blocks).map(LongBuffer::wrap).toList());
  }

  /** Computes blocks that do not depend on each other. */
  private void solve(List<Integer> together, int threads, int before, Progress progress) {
    AtomicInteger next = new AtomicInteger();
    Workers.run(
        Math.min(threads, together.size()),
        (worker, hasFailed) -> {
          for (int i = next.getAndIncrement();
              i < together.size() && !hasFailed.getAsBoolean();
              i = next.getAndIncrement()) {
            solve(together.get(i));
            if (worker == 0) {
              progress.advanced(before + Math.min(next.get(), i + 1), blocks.length);
              Workers.requireGoingOn();
            }
          }
        });
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
      words[word] = within(wins, hasEmpty && isEmptyWon);
    }
  }

  /** Returns the wins of a word, by moves within it too. */
  private long within(long others, boolean isFirstWon) {
    long wins = isFirstWon ? others | 1 : others;
    for (long open = ~wins; open != 0; open &= ~wins & (open - 1)) {
      wins |= predecessors[Long.numberOfTrailingZeros(open)];
    }
    return wins;
  }
}
