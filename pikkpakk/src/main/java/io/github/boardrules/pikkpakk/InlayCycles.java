package io.github.boardrules.pikkpakk;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Solves an inlay puzzle from the full block by cycles of three balls, one after the other.
 *
 * <p><b>Design.</b> Of all cycles, the one comes next that does most for its pushes: that puts
 * balls right, or brings wrong balls nearer to where they are wanted. None puts more wrong than
 * right, and one that does not put more right must bring balls nearer, so this comes to an end.
 * There always is a cycle that puts more right, where a cell for a ball that is the only one of its
 * kind counts twice: let a cell want a ball that stands on a wrong cell. If one of the two kinds
 * has another ball, a cycle through that one exchanges the two. If neither has, a cycle through a
 * ball of a third kind puts the wanted one right, which counts two, and loses at most one.
 */
final class InlayCycles {
  private static final int CELLS = LabelledBoard.CELLS;

  /** How many pushes a cycle may take that only brings balls nearer. */
  private static final int MAX_PUSHES_TO_COME_NEARER = 8;

  private final boolean round;
  private final ThreeCycles cycles;
  private final int[] goal;

  /** By cell: what it counts when the right ball stands there. */
  private final int[] weights;

  private final int[] balls;

  /** Room for the cells with wrong balls. */
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

  /** A word of pushes from one position to another with the same balls, both on the full block. */
  static int[] solve(PikkPakkPosition from, PikkPakkPosition to) {
    return new InlayCycles(from.game().onBlock, kinds(from), kinds(to)).solve();
  }

  /** The kinds of the balls, cell by cell; the block is full. */
  private static int[] kinds(PikkPakkPosition position) {
    return IntStream.range(0, CELLS).map(cell -> kind(position, LabelledBoard.bit(cell))).toArray();
  }

  private static int kind(PikkPakkPosition position, int bit) {
    boolean light = Board.has(position.lightLow(), position.lightHigh(), bit);
    boolean dark = Board.has(position.darkLow(), position.darkHigh(), bit);
    return (light ? 1 : 0) + (dark ? 2 : 0);
  }

  private int[] solve() {
    IntStream.Builder word = IntStream.builder();
    while (!Arrays.equals(balls, goal)) {
      IntStream.of(playBest()).forEach(word::add);
    }
    return word.build().toArray();
  }

  /** Makes the best cycle. */
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

  /** How far all cells with a wrong ball are from the next wrong ball that they want. */
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

  /** How many cycles of neighbours a ball needs from one cell to another. */
  private int distance(int from, int to) {
    return Math.max(
        apart(from / Board.BLOCK, to / Board.BLOCK), apart(from % Board.BLOCK, to % Board.BLOCK));
  }

  private int apart(int from, int to) {
    int apart = Math.abs(from - to);
    return round ? Math.min(apart, Board.BLOCK - apart) : apart;
  }

  /** What the cells of a cycle count after it, less what they count before. */
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
