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
    long balls0 = sides.balls0();
    long balls1 = sides.balls1();
    long low = balls0;
    long high = balls1;
    if (needsMajority) {
      low = sides.own0;
      high = sides.own1;
      long others0 = balls0 & ~low;
      long others1 = balls1 & ~high;
      long mixed0 = low & axis.beside0(others0, others1, step);
      long mixed1 = high & axis.beside1(others0, others1, step);
      while ((mixed0 | mixed1) != 0) {
        int bit = Sets.lowest(mixed0, mixed1);
        long run0 = axis.run0(bit, balls0, balls1);
        long run1 = axis.run1(bit, balls0, balls1);
        boolean strong =
            Sets.count(sides.own0 & run0, sides.own1 & run1)
                > Sets.count(sides.enemy0 & run0, sides.enemy1 & run1);
        low = strong ? low | run0 : low & ~run0;
        high = strong ? high | run1 : high & ~run1;
        mixed0 &= ~run0;
        mixed1 &= ~run1;
      }
    }
    this.low = low;
    this.high = high;
  }
}
