package io.github.boardrules.pikkpakk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * For every three cells of the full block, a word of pushes that moves the balls of these cells in
 * a cycle and leaves everything else as it is (RULES.md, "Invariants").
 *
 * <p><b>Design.</b> A row and a column that are pushed and taken back by turns, {@code Rl Cu Rr
 * Cd}, make a cycle. So does any word of pushes, then such a cycle, then the word taken back. At
 * first the words have few pushes, whatever shape they leave. Then words that leave the block full
 * are put before and behind the cycles that are known, the cheapest first (Dijkstra's algorithm),
 * until all threes are reached. It takes a moment and is done once for each way to push.
 */
final class ThreeCycles {
  /** How many pushes come before the cycles of the beginning. Lines that go round need none. */
  private static final int SETUP = 2;

  private static final int CELLS = LabelledBoard.CELLS;
  private static final int UNKNOWN = Integer.MAX_VALUE;

  private final boolean round;

  /** By three cells: how many pushes the word has. */
  private final int[] costs = new int[CELLS * CELLS * CELLS];

  /** By three cells: the three before which a keeper is put, or -1 for a word of the beginning. */
  private final int[] inner = new int[costs.length];

  /** By three cells: which keeper, or which word of the beginning. */
  private final int[] index = new int[costs.length];

  private final List<int[]> words = new ArrayList<>();

  /** Words that leave the block full, and where they take the ball of each cell. */
  private final List<int[]> keepers = new ArrayList<>();

  private final List<int[]> targets = new ArrayList<>();

  private ThreeCycles(boolean round) {
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

  /** The cycles of lines that go round, or of lines that move within the board. */
  static ThreeCycles of(boolean round) {
    return round ? RoundCycles.CYCLES : LineCycles.CYCLES;
  }

  private static final class RoundCycles {
    static final ThreeCycles CYCLES = new ThreeCycles(true);
  }

  private static final class LineCycles {
    static final ThreeCycles CYCLES = new ThreeCycles(false);
  }

  /** How many pushes it takes to move the first ball to the second cell, and so on. */
  int cost(int first, int second, int third) {
    return costs[three(first, second, third)];
  }

  /** The pushes that do it. */
  int[] word(int first, int second, int third) {
    return word(three(first, second, third));
  }

  private int[] word(int three) {
    if (inner[three] < 0) {
      return words.get(index[three]);
    }
    return around(LinePushes.inverse(keepers.get(index[three])), word(inner[three]));
  }

  /** A word, another one, and the first taken back. */
  private static int[] around(int[] outer, int[] inner) {
    int[] all = Arrays.copyOf(outer, 2 * outer.length + inner.length);
    System.arraycopy(inner, 0, all, outer.length, inner.length);
    System.arraycopy(LinePushes.inverse(outer), 0, all, outer.length + inner.length, outer.length);
    return all;
  }

  /** Cycles are equal when they begin with another of their cells: the least comes first. */
  private static int three(int first, int second, int third) {
    if (first < second && first < third) {
      return (first * CELLS + second) * CELLS + third;
    }
    return second < third
        ? (second * CELLS + third) * CELLS + first
        : (third * CELLS + first) * CELLS + second;
  }

  /** Finds the cycles after a word of pushes, and after some more of them. */
  private void begin(LabelledBoard tray, int[] setup, int more) {
    for (int first = 0; first < LinePushes.COUNT; first++) {
      for (int second = 0; second < LinePushes.COUNT; second++) {
        if (!LinePushes.areParallel(first, second)) {
          commute(tray, setup, first, second);
        }
      }
    }
    if (more == 0) {
      return;
    }
    for (int push = 0; push < LinePushes.COUNT; push++) {
      if (tray.push(push)) {
        int[] longer = Arrays.copyOf(setup, setup.length + 1);
        longer[setup.length] = push;
        begin(tray, longer, more - 1);
        tray.push(LinePushes.inverse(push));
      }
    }
  }

  /** Makes two pushes and takes them back by turns. */
  private void commute(LabelledBoard tray, int[] setup, int first, int second) {
    int[] before = tray.balls();
    int[] word = {first, second, LinePushes.inverse(first), LinePushes.inverse(second)};
    if (!tray.pushAll(word)) {
      return;
    }
    int[] next = new int[CELLS];
    Arrays.fill(next, -1);
    int moved = 0;
    int ball = -1;
    for (int bit = 0; bit < before.length; bit++) {
      if (tray.ball(bit) != before[bit]) {
        ball = tray.ball(bit);
        next[ball] = before[bit];
        moved++;
      }
    }
    tray.pushAll(LinePushes.inverse(word));
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

  /** Takes a word as a keeper if it is possible on the full block and leaves the block full. */
  private void keep(int... word) {
    LabelledBoard tray = new LabelledBoard(round);
    if (tray.pushAll(word) && tray.isFull()) {
      int[] target = new int[CELLS];
      for (int cell = 0; cell < CELLS; cell++) {
        target[tray.ball(LabelledBoard.bit(cell))] = cell;
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

  /** Puts every keeper before a cycle, and behind it taken back. */
  private void spread(int three, List<List<Integer>> byCost) {
    int first = three / (CELLS * CELLS);
    int second = three / CELLS % CELLS;
    int third = three % CELLS;
    for (int keeper = 0; keeper < keepers.size(); keeper++) {
      // The keeper taken back brings the balls to the cells of the cycle, and then it puts them
      // home.
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
