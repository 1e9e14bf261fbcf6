package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.pikkpakk.board.CellSets;
import io.github.boardrules.pikkpakk.board.LineAxis;

/**
 * The balls at the rear of runs, along columns or along rows, that the player to move can push by
 * one cell in a variant without the equality rule.
 */
final class PushableRuns {
  /** The balls that can be pushed up or to the right. */
  final long aheadLow;

  final long aheadHigh;

  final long backLow;
  final long backHigh;

  PushableRuns(RunPush rules, PlayerView sides, MajorityRuns runs, LineAxis axis, int step) {
    long ballsLow = sides.ballsLow();
    long ballsHigh = sides.ballsHigh();
    long staysLow = rules.staysLow(sides);
    long staysHigh = rules.staysHigh(sides);
    // The runs that end on a last cell, or begin on a first, with a ball that must stay.
    LineFill ending =
        new LineFill(
            staysLow & axis.lastLow,
            staysHigh & axis.lastHigh,
            ballsLow & ~axis.lastLow,
            ballsHigh & ~axis.lastHigh);
    ending.back(step);
    LineFill beginning =
        new LineFill(
            staysLow & axis.firstLow,
            staysHigh & axis.firstHigh,
            ballsLow & ~axis.firstLow,
            ballsHigh & ~axis.firstHigh);
    beginning.ahead(step);
    aheadLow = runs.low & ~axis.aheadLow(ballsLow, step) & ~ending.low;
    aheadHigh = runs.high & ~axis.aheadHigh(ballsLow, ballsHigh, step) & ~ending.high;
    backLow = runs.low & ~axis.backLow(ballsLow, ballsHigh, step) & ~beginning.low;
    backHigh = runs.high & ~axis.backHigh(ballsHigh, step) & ~beginning.high;
  }

  int count() {
    return CellSets.count(aheadLow, aheadHigh) + CellSets.count(backLow, backHigh);
  }
}
