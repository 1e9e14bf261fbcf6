package io.github.boardrules.pikkpakk;

/**
 * The balls at the ends of runs, along columns or along rows, that the player to move may push by
 * one cell, where equality is of no use.
 */
final class PushableRuns {
  /** The lower bits of the balls that may be pushed up or to the right. */
  final long ahead0;

  final long ahead1;

  /** The lower bits of the balls that may be pushed down or to the left. */
  final long back0;

  final long back1;

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
    long balls0 = sides.balls0();
    long balls1 = sides.balls1();
    long stays0 = sides.target0 | (ownLeaves ? 0 : sides.own0);
    long stays1 = sides.target1 | (ownLeaves ? 0 : sides.own1);
    // The runs at the ends of lines whose last ball stays, and those at their beginnings.
    LineFill ending =
        new LineFill(
                stays0 & axis.last0,
                stays1 & axis.last1,
                balls0 & ~axis.last0,
                balls1 & ~axis.last1)
            .back(step);
    LineFill beginning =
        new LineFill(
                stays0 & axis.first0,
                stays1 & axis.first1,
                balls0 & ~axis.first0,
                balls1 & ~axis.first1)
            .ahead(step);
    ahead0 = runs.low & ~axis.ahead0(balls0, step) & ~ending.low();
    ahead1 = runs.high & ~axis.ahead1(balls0, balls1, step) & ~ending.high();
    back0 = runs.low & ~axis.back0(balls0, balls1, step) & ~beginning.low();
    back1 = runs.high & ~axis.back1(balls1, step) & ~beginning.high();
  }

  int count() {
    return Sets.count(ahead0, ahead1) + Sets.count(back0, back1);
  }
}
