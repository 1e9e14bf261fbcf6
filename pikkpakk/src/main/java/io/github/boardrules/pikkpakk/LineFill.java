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
 * @param way0 the lower bits of the cells from which the way is free, as far as a round goes
 * @param way1 the higher bits
 */
record LineFill(long low, long high, long way0, long way1) {

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
        low | (way0 & Sets.back0(low, high, by)),
        high | (way1 & Sets.back1(high, by)),
        way0 & Sets.back0(way0, way1, by),
        way1 & Sets.back1(way1, by));
  }

  private LineFill roundAhead(int by) {
    return new LineFill(
        low | (way0 & Sets.ahead0(low, by)),
        high | (way1 & Sets.ahead1(low, high, by)),
        way0 & Sets.ahead0(way0, by),
        way1 & Sets.ahead1(way0, way1, by));
  }
}
