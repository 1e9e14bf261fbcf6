package io.github.boardrules.pikkpakk.inlay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * For every three cells of the full block, a word of pushes that moves the balls of these cells in
 * a cycle and leaves everything else as it is (RULES.md, "Invariants").
 *
 * <p><b>Design.</b> The commutator {@code Rl Cu Rr Cd} of a row and a column is a three-cycle, and
 * so is each of its conjugates: a word, then the cycle, then the inverse of the word (the method of
 * Rubik's Cube solvers; A. Frey and D. Singmaster, Handbook of Cubik Math, 1982). The first words
 * have few pushes and may leave any shape. Then Dijkstra's algorithm conjugates the cycles found so
 * far, the cheapest first, with words that leave the block full, until it has reached all triples.
 * This takes a moment, and is done once for each way to push.
 */
final class ThreeCycles {
  /** The number of pushes before the first cycles. Lines that go round need none. */
  private static final int SETUP = 2;

  private static final int CELLS = LabelledBoard.CELLS;
  private static final int UNKNOWN = Integer.MAX_VALUE;

  private final boolean round;

  /** By triple: the number of pushes of its word. */
  private final int[] costs = new int[CELLS * CELLS * CELLS];

  /** By triple: the triple that is conjugated with a keeper, or -1 for a first word. */
  private final int[] inner = new int[costs.length];

  /** By triple: the index of the keeper, or of the first word. */
  private final int[] index = new int[costs.length];

  private final List<int[]> words = new ArrayList<>();

  /** Words that leave the block full, and the cell to which they take the ball of each cell. */
  private final List<int[]> keepers = new ArrayList<>();

  private final List<int[]> targets = new ArrayList<>();

  /**
   * Finds the cycles. {@link #of(boolean)} keeps them.
   *
   * @param round whether lines go round in the block
   */
  ThreeCycles(boolean round) {
    this.round = round;
    Arrays.fill(costs, UNKNOWN);
    begin(new LabelledBoard(round), new int[0], round ? 0 : SETUP);
    for (int push = 0; push < LinePushes.COUNT; push++) {
      keep(push);
    }
    for (int[] word : words.stream().filter(word -> word.length == 4).toList()) {
      keep(word);
    }
    spread();
  }

  /** Returns the cycles of lines that go round, or of lines that move within the board. */
  static ThreeCycles of(boolean round) {
    return round ? RoundCycles.CYCLES : LineCycles.CYCLES;
  }

  private static final class RoundCycles {
    static final ThreeCycles CYCLES = new ThreeCycles(true);
  }

  private static final class LineCycles {
    static final ThreeCycles CYCLES = new ThreeCycles(false);
  }

  /** Returns the number of pushes that move the first ball to the second cell, and so on. */
  int cost(int first, int second, int third) {
    return costs[three(first, second, third)];
  }

  /** Returns the pushes that move the first ball to the second cell, and so on. */
  int[] word(int first, int second, int third) {
    return word(three(first, second, third));
  }

  private int[] word(int three) {
    if (inner[three] < 0) {
      return words.get(index[three]);
    }
    return around(LinePushes.inverse(keepers.get(index[three])), word(inner[three]));
  }

  /** Returns a word, then another one, then the inverse of the first. */
  private static int[] around(int[] outer, int[] inner) {
    int[] all = Arrays.copyOf(outer, 2 * outer.length + inner.length);
    System.arraycopy(inner, 0, all, outer.length, inner.length);
    System.arraycopy(LinePushes.inverse(outer), 0, all, outer.length + inner.length, outer.length);
    return all;
  }

  /**
   * Returns the number of a triple; a cycle has the same number from whichever of its cells it
   * begins.
   */
  private static int three(int first, int second, int third) {
    if (first < second && first < third) {
      return (first * CELLS + second) * CELLS + third;
    }
    return second < third
        ? (second * CELLS + third) * CELLS + first
        : (third * CELLS + first) * CELLS + second;
  }

  /** Finds the cycles after a word of pushes, and after longer words. */
  private void begin(LabelledBoard labelled, int[] setup, int more) {
    for (int first = 0; first < LinePushes.COUNT; first++) {
      for (int second = 0; second < LinePushes.COUNT; second++) {
        if (!LinePushes.isParallel(first, second)) {
          commute(labelled, setup, first, second);
        }
      }
    }
    if (more == 0) {
      return;
    }
    for (int push = 0; push < LinePushes.COUNT; push++) {
      if (labelled.push(push)) {
        int[] longer = Arrays.copyOf(setup, setup.length + 1);
        longer[setup.length] = push;
        begin(labelled, longer, more - 1);
        labelled.push(LinePushes.inverse(push));
      }
    }
  }

  /** Tries the commutator of two pushes. */
  private void commute(LabelledBoard labelled, int[] setup, int first, int second) {
    int[] before = labelled.balls();
    int[] word = {first, second, LinePushes.inverse(first), LinePushes.inverse(second)};
    if (!labelled.pushAll(word)) {
      return;
    }
    int[] next = new int[CELLS];
    Arrays.fill(next, -1);
    int moved = 0;
    int ball = -1;
    for (int bit = 0; bit < before.length; bit++) {
      if (labelled.ball(bit) != before[bit]) {
        ball = labelled.ball(bit);
        next[ball] = before[bit];
        moved++;
      }
    }
    labelled.pushAll(LinePushes.inverse(word));
    if (moved == 3) {
      int three = three(ball, next[ball], next[next[ball]]);
      int cost = 2 * setup.length + word.length;
      if (cost < costs[three]) {
        costs[three] = cost;
        inner[three] = -1;
        index[three] = words.size();
        words.add(around(setup, word));
      }
    }
  }

  /** Adds a word to the keepers if it is possible on the full block and leaves the block full. */
  private void keep(int... word) {
    LabelledBoard labelled = new LabelledBoard(round);
    if (labelled.pushAll(word) && labelled.isFull()) {
      int[] target = new int[CELLS];
      for (int cell = 0; cell < CELLS; cell++) {
        target[labelled.ball(LabelledBoard.bit(cell))] = cell;
      }
      keepers.add(word);
      targets.add(target);
    }
  }

  private void spread() {
    List<List<Integer>> byCost = new ArrayList<>();
    for (int three = 0; three < costs.length; three++) {
      if (costs[three] != UNKNOWN) {
        at(byCost, costs[three]).add(three);
      }
    }
    for (int cost = 0; cost < byCost.size(); cost++) {
      for (int i = 0; i < byCost.get(cost).size(); i++) {
        int three = byCost.get(cost).get(i);
        if (costs[three] == cost) {
          spread(three, byCost);
        }
      }
    }
  }

  /** Conjugates a cycle with every keeper. */
  private void spread(int three, List<List<Integer>> byCost) {
    int first = three / (CELLS * CELLS);
    int second = three / CELLS % CELLS;
    int third = three % CELLS;
    for (int keeper = 0; keeper < keepers.size(); keeper++) {
      // The inverse of the keeper brings the balls to the cells of the cycle, and the
      // keeper brings them back.
      int[] target = targets.get(keeper);
      int outer = three(target[first], target[second], target[third]);
      int cost = costs[three] + 2 * keepers.get(keeper).length;
      if (cost < costs[outer]) {
        costs[outer] = cost;
        inner[outer] = three;
        index[outer] = keeper;
        at(byCost, cost).add(outer);
      }
    }
  }

  private static List<Integer> at(List<List<Integer>> byCost, int cost) {
    while (byCost.size() <= cost) {
      byCost.add(new ArrayList<>());
    }
    return byCost.get(cost);
  }
}
