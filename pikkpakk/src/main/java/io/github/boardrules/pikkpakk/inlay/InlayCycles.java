package io.github.boardrules.pikkpakk.inlay;

import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Solves an inlay puzzle from the full block, by one three-cycle of balls after another.
 *
 * <p><b>Design.</b> A greedy search: it plays the cycle with the greatest gain per push, where the
 * gain is the number of balls put right plus the decrease of the distances between wrong balls and
 * the cells that want them. It plays no cycle that puts more balls wrong than right, and a cycle
 * that puts as many wrong as right must decrease the distances; so the search terminates. A cycle
 * that puts more balls right always exists if a cell for a ball that is the only one of its kind
 * counts twice. Take a cell that wants a ball which stands on a wrong cell. If another ball of one
 * of these two kinds exists, a cycle through it exchanges the two. Otherwise a cycle through a ball
 * of a third kind puts the wanted ball right, which counts two, and at most one ball wrong.
 */
public final class InlayCycles {
  private static final int CELLS = LabelledBoard.CELLS;

  /** The most pushes of a cycle that only brings balls nearer. */
  private static final int MAX_PUSHES_TO_COME_NEARER = 8;

  private final boolean round;
  private final ThreeCycles cycles;
  private final int[] goal;

  /** By cell: what the right ball on it counts. */
  private final int[] weights;

  private final int[] balls;
  private final int[] wrong = new int[CELLS];

  private InlayCycles(boolean round, int[] balls, int[] goal) {
    this.round = round;
    this.balls = balls;
    this.goal = goal;
    cycles = ThreeCycles.of(round);
    weights =
        IntStream.of(goal)
            .map(kind -> IntStream.of(goal).filter(other -> other == kind).count() == 1 ? 2 : 1)
            .toArray();
  }

  /** Returns a word of pushes between positions with the same balls on the full block. */
  public static int[] solve(BitPosition from, BitPosition to) {
    return new InlayCycles(from.variant().onBlock, kinds(from), kinds(to)).solve();
  }

  private static int[] kinds(BitPosition position) {
    return IntStream.range(0, CELLS).map(cell -> kind(position, LabelledBoard.bit(cell))).toArray();
  }

  private static int kind(BitPosition position, int bit) {
    boolean light = CellSets.has(position.lightLow, position.lightHigh, bit);
    boolean dark = CellSets.has(position.darkLow, position.darkHigh, bit);
    return (light ? 1 : 0) + (dark ? 2 : 0);
  }

  private int[] solve() {
    IntStream.Builder word = IntStream.builder();
    while (!Arrays.equals(balls, goal)) {
      IntStream.of(playBest()).forEach(word::add);
    }
    return word.build().toArray();
  }

  private int[] playBest() {
    int first = 0;
    int second = 0;
    int third = 0;
    int best = 0;
    int cost = 0;
    int before = distances();
    for (int a = 0; a < CELLS; a++) {
      for (int b = a + 1; b < CELLS; b++) {
        for (int c = a + 1; c < CELLS; c++) {
          int gain = b == c ? -1 : gain(a, b, c);
          if (gain < 0 || (gain == 0 && cycles.cost(a, b, c) > MAX_PUSHES_TO_COME_NEARER)) {
            continue;
          }
          rotate(a, b, c);
          int nearer = before - distances();
          rotate(a, c, b);
          if (gain == 0 && nearer <= 0) {
            continue;
          }
          int value = gain + nearer;
          if (cost == 0 || value * cost > best * cycles.cost(a, b, c)) {
            first = a;
            second = b;
            third = c;
            best = value;
            cost = cycles.cost(a, b, c);
          }
        }
      }
    }
    rotate(first, second, third);
    return cycles.word(first, second, third);
  }

  /** Moves the ball of the first cell to the second, and so on. */
  private void rotate(int first, int second, int third) {
    int kind = balls[third];
    balls[third] = balls[second];
    balls[second] = balls[first];
    balls[first] = kind;
  }

  /** Returns the sum of the distances from wrong balls to the nearest that are wanted there. */
  private int distances() {
    int count = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      if (balls[cell] != goal[cell]) {
        wrong[count++] = cell;
      }
    }
    int sum = 0;
    for (int i = 0; i < count; i++) {
      int least = Integer.MAX_VALUE;
      for (int j = 0; j < count; j++) {
        if (balls[wrong[j]] == goal[wrong[i]]) {
          least = Math.min(least, distance(wrong[i], wrong[j]));
        }
      }
      sum += least;
    }
    return sum;
  }

  /** Returns the number of cycles of neighbours that bring a ball from one cell to another. */
  private int distance(int from, int to) {
    return Math.max(
        apart(from / Board.BLOCK, to / Board.BLOCK), apart(from % Board.BLOCK, to % Board.BLOCK));
  }

  private int apart(int from, int to) {
    int apart = Math.abs(from - to);
    return round ? Math.min(apart, Board.BLOCK - apart) : apart;
  }

  /** Returns what the cells of a cycle count after it, minus what they count before. */
  private int gain(int first, int second, int third) {
    return change(second, balls[first])
        + change(third, balls[second])
        + change(first, balls[third]);
  }

  private int change(int cell, int kind) {
    if (kind == balls[cell]) {
      return 0;
    }
    return kind == goal[cell] ? weights[cell] : balls[cell] == goal[cell] ? -weights[cell] : 0;
  }
}
