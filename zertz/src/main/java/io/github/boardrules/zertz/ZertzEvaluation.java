package io.github.boardrules.zertz;

import io.github.boardrules.core.search.Evaluation;

/**
 * Estimates who stands better in one variant.
 *
 * <p><b>Design.</b> Only the marbles that players hold count, each colour the more the nearer it is
 * to its goal, and a player who lacks one marble; and that the player to move captures now. What
 * lies on the board changes hands too quickly to be counted: a search sees it. The weights are a
 * logistic regression of the results of games that an alpha-beta search played against itself.
 */
final class ZertzEvaluation implements Evaluation<ZertzPosition> {
  /** By the number of a colour: what its whole goal is worth, half of it at half the goal. */
  private static final double[] LINEAR = {0, 0.7, 0.9, 0.55};

  /** By the number of a colour: what is added, a quarter of it at half the goal. */
  private static final double[] SQUARE = {0, 1.1, 0.5, 0.3};

  private static final double ONE_MISSING = 0.14;
  private static final double ONE_MISSING_TO_MOVE = 0.16;
  private static final double CAPTURE = 0.14;

  private final ZertzOptions.GameRule goals;

  /** By the number of a colour and that of the marbles held. */
  private final double[][] worth = new double[4][32];

  ZertzEvaluation(ZertzOptions options) {
    goals = options.game();
    for (Marble marble : Marble.ALL) {
      int number = marble.number();
      for (int held = 0; held < worth[number].length; held++) {
        double part = (double) held / goals.goal(marble);
        worth[number][held] = LINEAR[number] * part + SQUARE[number] * part * part;
      }
    }
  }

  @Override
  public double value(ZertzPosition position) {
    double capture = position.isCapturePossible() ? CAPTURE : 0;
    return Evaluation.bounded(
        holdings(position, 1)
            - holdings(position, 2)
            + (position.toMove() == 1 ? capture : -capture));
  }

  /**
   * A capture that is due decides first what is held. Where a player may ignore it, all placements
   * are legal too, and a search would look at thousands of moves instead of a few.
   */
  @Override
  public boolean isQuiet(ZertzPosition position) {
    return position.canLapse() || !position.isCapturePossible();
  }

  /** Returns the worth of the marbles that a player holds. */
  private double holdings(ZertzPosition position, int player) {
    int white = PackedCounts.count(position.counts, player, Marble.WHITE);
    int grey = PackedCounts.count(position.counts, player, Marble.GREY);
    int black = PackedCounts.count(position.counts, player, Marble.BLACK);
    int each = goals.goalOfEach();
    int missing =
        Math.min(
            Math.max(each - white, 0) + Math.max(each - grey, 0) + Math.max(each - black, 0),
            Math.min(
                goals.goal(Marble.WHITE) - white,
                Math.min(goals.goal(Marble.GREY) - grey, goals.goal(Marble.BLACK) - black)));
    double oneMissing =
        position.toMove() == player ? ONE_MISSING + ONE_MISSING_TO_MOVE : ONE_MISSING;
    return worth[Marble.WHITE.number()][white]
        + worth[Marble.GREY.number()][grey]
        + worth[Marble.BLACK.number()][black]
        + (missing == 1 ? oneMissing : 0);
  }
}
