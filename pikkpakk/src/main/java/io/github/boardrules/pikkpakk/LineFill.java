package io.github.boardrules.pikkpakk;

/**
 * A set of cells that spreads along lines over other cells, as far as these go without a gap.
 *
 * <p><b>Design.</b> A round spreads twice as far as the one before: where the way is free for a
 * number of cells, it is free for twice as many if it is free for as many from there on. Lines are
 * no longer than {@link Board#ELEVEN} is wide.
 *
 * @param low the lower bits of the set
 * @param high the higher bits
 * @param wayLow the lower bits of the cells from which the way is free, as far as a round goes
 * @param wayHigh the higher bits
 */
record LineFill(long low, long high, long wayLow, long wayHigh) {

  /** Spreads back to the beginnings of lines whose cells are some bits apart. */
  LineFill back(int step) {
    return roundBack(step).roundBack(2 * step).roundBack(4 * step).roundBack(4 * step);
  }

  /** Spreads ahead to the ends of lines whose cells are some bits apart. */
  LineFill ahead(int step) {
    return roundAhead(step).roundAhead(2 * step).roundAhead(4 * step).roundAhead(4 * step);
  }

  private LineFill roundBack(int by) {
    return new LineFill(
        low | (wayLow & CellSets.backLow(low, high, by)),
        high | (wayHigh & CellSets.backHigh(high, by)),
        wayLow & CellSets.backLow(wayLow, wayHigh, by),
        wayHigh & CellSets.backHigh(wayHigh, by));
  }

  private LineFill roundAhead(int by) {
    return new LineFill(
        low | (wayLow & CellSets.aheadLow(low, by)),
        high | (wayHigh & CellSets.aheadHigh(low, high, by)),
        wayLow & CellSets.aheadLow(wayLow, by),
        wayHigh & CellSets.aheadHigh(wayLow, wayHigh, by));
  }
}
