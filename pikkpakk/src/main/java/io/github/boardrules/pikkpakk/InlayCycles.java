package io.github.boardrules.pikkpakk;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Solves an inlay puzzle from the full block by cycles of three balls, one after the other.
 *
 * <p><b>Design.</b> Of all cycles, the one comes next that puts the most balls right for its pushes.
 * There always is one that puts some right on balance, where a cell for a ball that is the only one
 * of its kind counts twice: let a cell want a ball that stands on a wrong cell. If one of the two
 * kinds has another ball, a cycle through that one exchanges the two. If neither has, a cycle through
 * a ball of a third kind puts the wanted one right, which counts two, and loses at most one.
 */
final class InlayCycles {
  private static final int CELLS = Tray.CELLS;

  private final Cycles cycles;
  private final int[] goal;

  /** By cell: what it counts when the right ball stands there. */
  private final int[] weights;

  private final int[] balls;

  private InlayCycles(Cycles cycles, int[] balls, int[] goal) {
    this.cycles = cycles;
    this.balls = balls;
    this.goal = goal;
    weights =
        IntStream.of(goal)
            .map(kind -> IntStream.of(goal).filter(other -> other == kind).count() == 1 ? 2 : 1)
            .toArray();
  }

  /** A word of pushes from one position to another with the same balls, both on the full block. */
  static int[] solve(PikkPakkPosition from, PikkPakkPosition to) {
    boolean round = from.game.onBlock();
    return new InlayCycles(Cycles.of(round), kinds(from), kinds(to)).solve();
  }

  private static int[] kinds(PikkPakkPosition position) {
    return IntStream.range(0, CELLS)
        .map(cell -> Ball.ALL.indexOf(position.ball(Tray.bit(cell))))
        .toArray();
  }

  private int[] solve() {
    IntStream.Builder word = IntStream.builder();
    while (!Arrays.equals(balls, goal)) {
      IntStream.of(best()).forEach(word::add);
    }
    return word.build().toArray();
  }

  /** Makes the best cycle. */
  private int[] best() {
    int first = 0;
    int second = 0;
    int third = 0;
    int gain = 0;
    int cost = 1;
    for (int a = 0; a < CELLS; a++) {
      for (int b = a + 1; b < CELLS; b++) {
        for (int c = a + 1; c < CELLS; c++) {
          int puts = gain(a, b, c);
          if (puts > 0 && b != c && puts * cost > gain * cycles.cost(a, b, c)) {
            first = a;
            second = b;
            third = c;
            gain = puts;
            cost = cycles.cost(a, b, c);
          }
        }
      }
    }
    int kind = balls[third];
    balls[third] = balls[second];
    balls[second] = balls[first];
    balls[first] = kind;
    return cycles.word(first, second, third);
  }

  /** What the cells of a cycle count after it, less what they count before. */
  private int gain(int first, int second, int third) {
    return change(second, balls[first]) + change(third, balls[second]) + change(first, balls[third]);
  }

  private int change(int cell, int kind) {
    int right = goal[cell];
    return kind == balls[cell] ? 0 : kind == right ? weights[cell] : balls[cell] == right ? -weights[cell] : 0;
  }
}
