package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.pikkpakk.board.CellSets;
import io.github.boardrules.pikkpakk.board.LineAxis;

/**
 * The runs, along columns or along rows, in which the player to move has the majority.
 *
 * <p><b>Design.</b> The runs are one set of cells. Only runs in which own balls stand next to other
 * balls are counted one by one; runs of a single colour need no counting.
 */
final class MajorityRuns {
  final long low;
  final long high;

  MajorityRuns(PlayerView sides, PushLimits limits, LineAxis axis, int step) {
    long ballsLow = sides.ballsLow();
    long ballsHigh = sides.ballsHigh();
    long low = ballsLow;
    long high = ballsHigh;
    if (limits.needsMajority()) {
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
        boolean strong = limits.isMajority(sides, runLow, runHigh);
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
