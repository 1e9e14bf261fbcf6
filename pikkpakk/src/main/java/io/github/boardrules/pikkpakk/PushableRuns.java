package io.github.boardrules.pikkpakk;

/**
 * The balls at the ends of runs, along columns or along rows, that the player to move may push by
 * one cell, where equality is of no use.
 */
final class PushableRuns {
  /** The lower bits of the balls that may be pushed up or to the right. */
  final long aheadLow;

  final long aheadHigh;

  /** The lower bits of the balls that may be pushed down or to the left. */
  final long backLow;

  final long backHigh;

  /**
   * Looks for them.
   *
   * @param sides the balls
   * @param runs the runs that may be pushed unless a ball leaves that has to stay
   * @param ownLeaves whether own balls may leave; the target ball may not
   * @param axis the columns or the rows of the area
   * @param step the axis' step, as a number that compilers know
   */
  PushableRuns(PlayerView sides, MajorityRuns runs, boolean ownLeaves, LineAxis axis, int step) {
    long ballsLow = sides.ballsLow();
    long ballsHigh = sides.ballsHigh();
    long staysLow = sides.targetLow | (ownLeaves ? 0 : sides.ownLow);
    long staysHigh = sides.targetHigh | (ownLeaves ? 0 : sides.ownHigh);
    // The runs at the ends of lines whose last ball stays, and those at their beginnings.
    LineFill ending =
        new LineFill(
                staysLow & axis.lastLow,
                staysHigh & axis.lastHigh,
                ballsLow & ~axis.lastLow,
                ballsHigh & ~axis.lastHigh)
            .back(step);
    LineFill beginning =
        new LineFill(
                staysLow & axis.firstLow,
                staysHigh & axis.firstHigh,
                ballsLow & ~axis.firstLow,
                ballsHigh & ~axis.firstHigh)
            .ahead(step);
    aheadLow = runs.low & ~axis.aheadLow(ballsLow, step) & ~ending.low();
    aheadHigh = runs.high & ~axis.aheadHigh(ballsLow, ballsHigh, step) & ~ending.high();
    backLow = runs.low & ~axis.backLow(ballsLow, ballsHigh, step) & ~beginning.low();
    backHigh = runs.high & ~axis.backHigh(ballsHigh, step) & ~beginning.high();
  }

  int count() {
    return CellSets.count(aheadLow, aheadHigh) + CellSets.count(backLow, backHigh);
  }
}
