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

  /** A board with all balls in their places, on which words are tried and taken back. */
  private final LabelledBoard labelled;

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

  /** Finds the cycles of lines that go round in the block, or that move within the board. */
  ThreeCycles(boolean round) {
    labelled = new LabelledBoard(round);
    Arrays.fill(costs, UNKNOWN);
    begin(new int[0], round ? 0 : SETUP);
    for (int push = 0; push < LinePushes.COUNT; push++) {
      keep(push);
    }
    words.stream().filter(word -> word.length == 4).forEach(this::keep);
    spread();
  }

  /** Returns the cycles, which are found only once. */
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
  private static int[] around(int[] outer, int... inner) {
    return LinePushes.join(LinePushes.join(outer, inner), LinePushes.inverse(outer));
  }

  /** Returns the number of a triple, the same from whichever of its cells it begins. */
  private static int three(int first, int second, int third) {
    if (first < second && first < third) {
      return (first * CELLS + second) * CELLS + third;
    }
    return second < third
        ? (second * CELLS + third) * CELLS + first
        : (third * CELLS + first) * CELLS + second;
  }

  /** Finds the cycles that commutators make after a word of pushes, and after longer words. */
  private void begin(int[] setup, int more) {
    for (int first = 0; first < LinePushes.COUNT; first++) {
      for (int second = 0; second < LinePushes.COUNT; second++) {
        if (!LinePushes.isParallel(first, second)) {
          int back = LinePushes.inverse(first);
          addCycle(around(setup, first, second, back, LinePushes.inverse(second)));
        }
      }
    }
    for (int push = 0; more > 0 && push < LinePushes.COUNT; push++) {
      begin(LinePushes.join(setup, new int[] {push}), more - 1);
    }
  }

  /** Adds a word to the first words if it moves three balls, with fewer pushes than others. */
  private void addCycle(int[] word) {
    int[] target = target(word);
    int moved = 0;
    int last = 0;
    for (int cell = 0; cell < target.length; cell++) {
      if (target[cell] != cell) {
        moved++;
        last = cell;
      }
    }
    if (moved == 3
        && improve(
            three(last, target[last], target[target[last]]), word.length, -1, words.size())) {
      words.add(word);
    }
  }

  /** Adds a word to the keepers if it is possible on the full block and leaves the block full. */
  private void keep(int... word) {
    int[] target = target(word);
    if (target.length > 0) {
      keepers.add(word);
      targets.add(target);
    }
  }

  /** Returns, by cell, where a word takes its ball; nothing if the block does not stay full. */
  private int[] target(int... word) {
    if (!labelled.pushAll(word)) {
      return new int[0];
    }
    int[] target = new int[labelled.isFull() ? CELLS : 0];
    for (int cell = 0; cell < target.length; cell++) {
      target[labelled.ball(LabelledBoard.bit(cell))] = cell;
    }
    labelled.pushAll(LinePushes.inverse(word));
    return target;
  }

  /** Notes how a triple is cycled if that takes fewer pushes than before; returns whether so. */
  private boolean improve(int three, int cost, int newInner, int newIndex) {
    if (cost >= costs[three]) {
      return false;
    }
    costs[three] = cost;
    inner[three] = newInner;
    index[three] = newIndex;
    return true;
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

  private void spread(int three, List<List<Integer>> byCost) {
    int first = three / (CELLS * CELLS);
    int second = three / CELLS % CELLS;
    int third = three % CELLS;
    for (int keeper = 0; keeper < keepers.size(); keeper++) {
      // The keeper's inverse brings balls to the cells of the cycle, the keeper brings them back.
      int[] target = targets.get(keeper);
      int outer = three(target[first], target[second], target[third]);
      int cost = costs[three] + 2 * keepers.get(keeper).length;
      if (improve(outer, cost, three, keeper)) {
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
