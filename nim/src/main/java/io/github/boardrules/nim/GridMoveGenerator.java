package io.github.boardrules.nim;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The legal moves of a variant on a grid (RULES.md, "A move").
 *
 * <p><b>Design.</b> A move is the set of cells that it empties, and that set is its code. All sets
 * that a variant allows are made once, in the order of their texts: legal are those that lie within
 * the balls. Counting and drawing by lot need no list: with {@code touch=yes} all runs of one
 * length and direction are a bit board of their first cells, with {@code touch=no} each line has as
 * many moves as the number of its balls says.
 */
final class GridMoveGenerator {
  private final int max;
  private final boolean touch;

  /** All moves of the full grid in the order of their texts. */
  private final long[] sets;

  /** With {@code touch=no}, by the number of a line's balls: which two or more of them may go. */
  private final int[][] choices;

  GridMoveGenerator(GridOptions options) {
    max = options.max().orElse(Cell.MAX_SIDE);
    touch = options.touch();
    sets = sets(GridBoard.all(options.cols(), options.rows()), max, touch);
    choices = choices(max);
  }

  /** All moves of the full grid, in the order of their texts. */
  long[] sets() {
    return sets.clone();
  }

  void list(long balls, MoveBuffer out) {
    out.addSubsets(sets, balls);
  }

  int count(long balls) {
    return Long.bitCount(balls) + (touch ? countRuns(balls) : countChoices(balls));
  }

  /** A move, each with the same chance; there is one. */
  long random(long balls, SplitMix64 random) {
    int index = random.below(count(balls));
    int singles = Long.bitCount(balls);
    if (index < singles) {
      return 1L << GridBoard.nth(balls, index);
    }
    return touch ? randomRun(balls, index - singles) : randomChoice(balls, index - singles);
  }

  /** Runs of two balls or more. */
  private int countRuns(long balls) {
    int count = 0;
    long up = balls;
    long right = balls;
    for (int length = 2; length <= max && (up | right) != 0; length++) {
      up = GridBoard.longerUp(up);
      right = GridBoard.longerRight(right);
      count += Long.bitCount(up) + Long.bitCount(right);
    }
    return count;
  }

  private long randomRun(long balls, int index) {
    int left = index;
    long up = balls;
    long right = balls;
    long upSet = 1;
    long rightSet = 1;
    for (int length = 2; length <= max; length++) {
      up = GridBoard.longerUp(up);
      upSet |= upSet << 1;
      int ups = Long.bitCount(up);
      if (left < ups) {
        return upSet << GridBoard.nth(up, left);
      }
      left -= ups;
      right = GridBoard.longerRight(right);
      rightSet |= rightSet << GridBoard.RIGHT;
      int rights = Long.bitCount(right);
      if (left < rights) {
        return rightSet << GridBoard.nth(right, left);
      }
      left -= rights;
    }
    throw new IllegalArgumentException("No run has the index " + index + ".");
  }

  /** Sets of two balls or more in a line. */
  private int countChoices(long balls) {
    int count = 0;
    for (int i = 0; i < Cell.MAX_SIDE; i++) {
      count += choices[Long.bitCount(balls & GridBoard.column(i))].length;
      count += choices[Long.bitCount(balls & GridBoard.row(i))].length;
    }
    return count;
  }

  private long randomChoice(long balls, int index) {
    int left = index;
    for (int i = 0; i < 2 * Cell.MAX_SIDE; i++) {
      long line = balls & (i < Cell.MAX_SIDE ? GridBoard.column(i) : GridBoard.row(i - Cell.MAX_SIDE));
      int[] ofLine = choices[Long.bitCount(line)];
      if (left < ofLine.length) {
        return chosen(line, ofLine[left]);
      }
      left -= ofLine.length;
    }
    throw new IllegalArgumentException("No choice has the index " + index + ".");
  }

  /** Those members of a line that a choice names, bit 0 the first. */
  private static long chosen(long line, int choice) {
    long set = 0;
    int bits = choice;
    for (long rest = line; rest != 0; rest &= rest - 1) {
      set |= (bits & 1) == 0 ? 0 : rest & -rest;
      bits >>= 1;
    }
    return set;
  }

  private static int[][] choices(int max) {
    return IntStream.rangeClosed(0, Cell.MAX_SIDE)
        .mapToObj(
            balls ->
                IntStream.range(0, 1 << balls)
                    .filter(choice -> Integer.bitCount(choice) > 1)
                    .filter(choice -> Integer.bitCount(choice) <= max)
                    .toArray())
        .toArray(int[][]::new);
  }

  private static long[] sets(long all, int max, boolean touch) {
    Set<Long> found = new HashSet<>();
    for (int i = 0; i < Cell.MAX_SIDE; i++) {
      for (long line : new long[] {all & GridBoard.column(i), all & GridBoard.row(i)}) {
        for (long set = line; set != 0; set = (set - 1) & line) {
          if (Long.bitCount(set) <= max && (!touch || GridBoard.isRun(set))) {
            found.add(set);
          }
        }
      }
    }
    List<Long> sorted = new ArrayList<>(found);
    sorted.sort(Comparator.comparing(set -> new GridMove(GridBoard.cells(set)).toString()));
    return sorted.stream().mapToLong(Long::longValue).toArray();
  }
}
