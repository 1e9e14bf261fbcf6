package io.github.boardrules.pikkpakk;

/**
 * The runs, along columns or along rows, that the player to move is strong enough to push.
 *
 * <p><b>Design.</b> All runs are looked at together, as sets of cells. Only those in which own
 * balls stand beside others are counted one by one: among the balls of one colour there is nothing
 * to count.
 */
final class MajorityRuns {
  /** The lower bits of their cells. */
  final long low;

  final long high;

  /**
   * Looks for them.
   *
   * @param sides the balls
   * @param needsMajority whether the majority must be the player's
   * @param axis the columns or the rows of the area
   * @param step the axis' step, as a number that compilers know
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
