package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;
import io.github.boardrules.pikkpakk.board.LineAxis;
import io.github.boardrules.pikkpakk.board.Variant;

/**
 * The balls at the rear of runs, along columns or along rows, that the player to move can push by
 * one cell in a variant without the equality rule.
 *
 * <p><b>Design.</b> The sizes of the boards are literals, so that after inlining the JIT compiler
 * shifts by constants. Runs from which a ball would leave that must stay are found by a flood fill
 * along lines, the Kogge-Stone algorithm (<a
 * href="https://www.chessprogramming.org/Kogge-Stone_Algorithm">chessprogramming.org</a>): each
 * round fills twice as far as the round before, since a path of 2n cells is free if n cells are
 * free and n more from there on. Four rounds suffice for the larger board. The fills are functions
 * of {@code long}s: an object for each round would keep the compiler busy for seconds before it has
 * removed all of them.
 */
final class PushableRuns {
  /** The balls that can be pushed up or to the right. */
  final long aheadLow;

  final long aheadHigh;

  /** The balls that can be pushed down or to the left. */
  final long backLow;

  final long backHigh;

  /** Finds the balls along the columns of a variant's area. */
  static PushableRuns ofColumns(PlayerView sides, Variant variant, RunPush rules) {
    return of(sides, rules, LineAxis.of(variant, true), 1);
  }

  /** Finds the balls along the rows of a variant's area. */
  static PushableRuns ofRows(PlayerView sides, Variant variant, RunPush rules) {
    LineAxis axis = LineAxis.of(variant, false);
    return variant.board == Board.NINE ? of(sides, rules, axis, 9) : of(sides, rules, axis, 11);
  }

  /** Finds the balls; the step of the axis is a compile-time constant of the caller. */
  private static PushableRuns of(PlayerView sides, RunPush rules, LineAxis axis, int step) {
    MajorityRuns runs = new MajorityRuns(sides, rules.limits().needsMajority(), axis, step);
    return new PushableRuns(sides, runs, rules.canOwnLeave(), axis, step);
  }

  private PushableRuns(
      PlayerView sides, MajorityRuns runs, boolean ownLeaves, LineAxis axis, int step) {
    long ballsLow = sides.ballsLow();
    long ballsHigh = sides.ballsHigh();
    // The runs that end on a last cell with a ball that must stay, and those that begin on
    // such a first cell.
    long wayLow = ballsLow & ~axis.lastLow;
    long wayHigh = ballsHigh & ~axis.lastHigh;
    long fromLow = sides.stayingLow(ownLeaves) & axis.lastLow;
    long fromHigh = sides.stayingHigh(ownLeaves) & axis.lastHigh;
    long endingLow = filledBackLow(fromLow, fromHigh, wayLow, wayHigh, step);
    long endingHigh = filledBackHigh(fromHigh, wayHigh, step);
    wayLow = ballsLow & ~axis.firstLow;
    wayHigh = ballsHigh & ~axis.firstHigh;
    fromLow = sides.stayingLow(ownLeaves) & axis.firstLow;
    fromHigh = sides.stayingHigh(ownLeaves) & axis.firstHigh;
    long beginningLow = filledAheadLow(fromLow, wayLow, step);
    long beginningHigh = filledAheadHigh(fromLow, fromHigh, wayLow, wayHigh, step);
    aheadLow = runs.low & ~axis.aheadLow(ballsLow, step) & ~endingLow;
    aheadHigh = runs.high & ~axis.aheadHigh(ballsLow, ballsHigh, step) & ~endingHigh;
    backLow = runs.low & ~axis.backLow(ballsLow, ballsHigh, step) & ~beginningLow;
    backHigh = runs.high & ~axis.backHigh(ballsHigh, step) & ~beginningHigh;
  }

  int count() {
    return CellSets.count(aheadLow, aheadHigh) + CellSets.count(backLow, backHigh);
  }

  /**
   * Returns the low word of a set that has grown back over adjacent cells, which the other set
   * names.
   */
  private static long filledBackLow(long low, long high, long wayLow, long wayHigh, int step) {
    long low1 = low | (wayLow & CellSets.backLow(low, high, step));
    long high1 = high | (wayHigh & CellSets.backHigh(high, step));
    long wayLow1 = wayLow & CellSets.backLow(wayLow, wayHigh, step);
    long wayHigh1 = wayHigh & CellSets.backHigh(wayHigh, step);
    long low2 = low1 | (wayLow1 & CellSets.backLow(low1, high1, 2 * step));
    long high2 = high1 | (wayHigh1 & CellSets.backHigh(high1, 2 * step));
    long wayLow2 = wayLow1 & CellSets.backLow(wayLow1, wayHigh1, 2 * step);
    long wayHigh2 = wayHigh1 & CellSets.backHigh(wayHigh1, 2 * step);
    long low3 = low2 | (wayLow2 & CellSets.backLow(low2, high2, 4 * step));
    long high3 = high2 | (wayHigh2 & CellSets.backHigh(high2, 4 * step));
    long wayLow3 = wayLow2 & CellSets.backLow(wayLow2, wayHigh2, 4 * step);
    return low3 | (wayLow3 & CellSets.backLow(low3, high3, 4 * step));
  }

  private static long filledBackHigh(long high, long way, int step) {
    long high1 = high | (way & CellSets.backHigh(high, step));
    long way1 = way & CellSets.backHigh(way, step);
    long high2 = high1 | (way1 & CellSets.backHigh(high1, 2 * step));
    long way2 = way1 & CellSets.backHigh(way1, 2 * step);
    long high3 = high2 | (way2 & CellSets.backHigh(high2, 4 * step));
    long way3 = way2 & CellSets.backHigh(way2, 4 * step);
    return high3 | (way3 & CellSets.backHigh(high3, 4 * step));
  }

  /** Returns the low word of a set that has grown ahead over adjacent cells. */
  private static long filledAheadLow(long low, long way, int step) {
    long low1 = low | (way & CellSets.aheadLow(low, step));
    long way1 = way & CellSets.aheadLow(way, step);
    long low2 = low1 | (way1 & CellSets.aheadLow(low1, 2 * step));
    long way2 = way1 & CellSets.aheadLow(way1, 2 * step);
    long low3 = low2 | (way2 & CellSets.aheadLow(low2, 4 * step));
    long way3 = way2 & CellSets.aheadLow(way2, 4 * step);
    return low3 | (way3 & CellSets.aheadLow(low3, 4 * step));
  }

  private static long filledAheadHigh(long low, long high, long wayLow, long wayHigh, int step) {
    long low1 = low | (wayLow & CellSets.aheadLow(low, step));
    long high1 = high | (wayHigh & CellSets.aheadHigh(low, high, step));
    long wayLow1 = wayLow & CellSets.aheadLow(wayLow, step);
    long wayHigh1 = wayHigh & CellSets.aheadHigh(wayLow, wayHigh, step);
    long low2 = low1 | (wayLow1 & CellSets.aheadLow(low1, 2 * step));
    long high2 = high1 | (wayHigh1 & CellSets.aheadHigh(low1, high1, 2 * step));
    long wayLow2 = wayLow1 & CellSets.aheadLow(wayLow1, 2 * step);
    long wayHigh2 = wayHigh1 & CellSets.aheadHigh(wayLow1, wayHigh1, 2 * step);
    long low3 = low2 | (wayLow2 & CellSets.aheadLow(low2, 4 * step));
    long high3 = high2 | (wayHigh2 & CellSets.aheadHigh(low2, high2, 4 * step));
    long wayHigh3 = wayHigh2 & CellSets.aheadHigh(wayLow2, wayHigh2, 4 * step);
    return high3 | (wayHigh3 & CellSets.aheadHigh(low3, high3, 4 * step));
  }

  /**
   * The runs, along columns or along rows, in which the player to move has the majority.
   *
   * <p><b>Design.</b> The runs are one set of cells. Only runs in which own balls stand next to
   * other balls are counted one by one; runs of a single colour need no counting.
   */
  private static final class MajorityRuns {
    /** The cells of the runs. */
    final long low;

    final long high;

    /**
     * Finds the runs.
     *
     * @param sides the balls
     * @param needsMajority whether the majority is needed; otherwise all runs are found
     * @param axis the columns or the rows of the area
     * @param step the step of the axis, a compile-time constant of the caller
     */
    MajorityRuns(PlayerView sides, boolean needsMajority, LineAxis axis, int step) {
      long ballsLow = sides.ballsLow();
      long ballsHigh = sides.ballsHigh();
      long low = ballsLow;
      long high = ballsHigh;
      if (needsMajority) {
        low = sides.ownLow;
        high = sides.ownHigh;
        long othersLow = ballsLow & ~low;
        long othersHigh = ballsHigh & ~high;
        long mixedLow = low & axis.besideLow(othersLow, othersHigh, step);
        long mixedHigh = high & axis.besideHigh(othersLow, othersHigh, step);
        while ((mixedLow | mixedHigh) != 0) {
          int bit = CellSets.lowest(mixedLow, mixedHigh);
          long runLow = axis.runLow(bit, ballsLow, ballsHigh);
          long runHigh = axis.runHigh(bit, ballsLow, ballsHigh);
          boolean strong =
              CellSets.count(sides.ownLow & runLow, sides.ownHigh & runHigh)
                  > CellSets.count(sides.enemyLow & runLow, sides.enemyHigh & runHigh);
          low = strong ? low | runLow : low & ~runLow;
          high = strong ? high | runHigh : high & ~runHigh;
          mixedLow &= ~runLow;
          mixedHigh &= ~runHigh;
        }
      }
      this.low = low;
      this.high = high;
    }
  }
}
