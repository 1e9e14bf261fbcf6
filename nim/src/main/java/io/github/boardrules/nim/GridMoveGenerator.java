package io.github.boardrules.nim;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.grid.Bits;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Generates the legal moves of a variant on a grid (RULES.md, "A move").
 *
 * <p><b>Design.</b> The code of a move is the set of cells that it empties. All sets that the
 * variant allows are computed once, in the order of their texts; legal are those that are subsets
 * of the balls. Counting and choosing at random need no list. With {@code touch=yes} all runs of
 * one length and direction are a bitboard of their first cells; with {@code touch=no} the number of
 * moves in a line follows from the number of its balls.
 */
final class GridMoveGenerator {
  private final int max;
  private final boolean isTouchRequired;

  /** All moves of the full grid in the order of their texts. */
  final long[] sets;

  /** With {@code touch=no}, by the number of balls in a line: which two or more of them to take. */
  private final int[][] choices;

  GridMoveGenerator(long all, int max, boolean isTouchRequired) {
    this.max = max;
    this.isTouchRequired = isTouchRequired;
    sets = sets(all, max, isTouchRequired);
    choices = choices(max);
  }

  static void list(GridPosition position, MoveBuffer out) {
    out.addAll(position.variant.moves.sets, ~position.balls);
  }

  static int count(GridPosition position) {
    GridMoveGenerator moves = position.variant.moves;
    long balls = position.balls;
    return Long.bitCount(balls)
        + (moves.isTouchRequired ? moves.countRuns(balls) : moves.countChoices(balls));
  }

  static long random(GridPosition position, SplitMix64 random) {
    Objects.requireNonNull(random, "random");
    Endings.status(position).requireOngoing();
    GridMoveGenerator moves = position.variant.moves;
    long balls = position.balls;
    int index = random.below(count(position));
    int others = index - Long.bitCount(balls);
    if (others < 0) {
      return Bits.nthBit(balls, index);
    }
    return moves.isTouchRequired ? moves.run(balls, others) : moves.choice(balls, others);
  }

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

  /** Returns the run with an index among those of two balls or more. */
  private long run(long balls, int index) {
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
        return upSet << Long.numberOfTrailingZeros(Bits.nthBit(up, left));
      }
      left -= ups;
      right = GridBoard.longerRight(right);
      rightSet |= rightSet << GridBoard.RIGHT;
      int rights = Long.bitCount(right);
      if (left < rights) {
        return rightSet << Long.numberOfTrailingZeros(Bits.nthBit(right, left));
      }
      left -= rights;
    }
    throw new IllegalArgumentException("No run has the index " + index + ".");
  }

  /** Returns the number of sets of two balls or more in a line. */
  private int countChoices(long balls) {
    int count = 0;
    for (int i = 0; i < GridCell.MAX_SIDE; i++) {
      count += choices[Long.bitCount(balls & GridBoard.column(i))].length;
      count += choices[Long.bitCount(balls & GridBoard.row(i))].length;
    }
    return count;
  }

  /** Returns the set with an index among those of two balls or more in a line. */
  private long choice(long balls, int index) {
    int left = index;
    for (int i = 0; i < 2 * GridCell.MAX_SIDE; i++) {
      boolean isColumn = i < GridCell.MAX_SIDE;
      long line = balls & (isColumn ? GridBoard.column(i) : GridBoard.row(i - GridCell.MAX_SIDE));
      int[] choicesOfLine = choices[Long.bitCount(line)];
      if (left < choicesOfLine.length) {
        return chosen(line, choicesOfLine[left]);
      }
      left -= choicesOfLine.length;
    }
    throw new IllegalArgumentException("No choice has the index " + index + ".");
  }

  /** Returns the cells of a line that a choice names; bit 0 stands for the first. */
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
    return IntStream.rangeClosed(0, GridCell.MAX_SIDE)
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
    for (int i = 0; i < GridCell.MAX_SIDE; i++) {
      for (long line : new long[] {all & GridBoard.column(i), all & GridBoard.row(i)}) {
        for (long set = line; set != 0; set = (set - 1) & line) {
          if (Long.bitCount(set) <= max && (!touch || GridBoard.isRun(set))) {
            found.add(set);
          }
        }
      }
    }
    return found.stream()
        .sorted(Comparator.comparing(set -> new GridMove(GridBoard.cells(set)).toString()))
        .mapToLong(Long::longValue)
        .toArray();
  }
}
