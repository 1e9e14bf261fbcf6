package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.core.search.Evaluation;
import io.github.boardrules.pikkpakk.board.BitPosition;

/**
 * Estimates who stands better in push-four.
 *
 * <p><b>Design.</b> A push moves whole lines, so that a line with a ball of the opponent is not
 * lost: it counts, too, but less. Balls in play and the turn are the rest. The weights are a
 * logistic regression of the results of games that an alpha-beta search played against itself.
 */
final class PushFourEvaluation {
  private static final LineCounts LINES =
      new LineCounts(new double[] {0, 0, 0, 0.1}, new double[] {0, 0, 0.01, 0.03});
  private static final double BALL = 0.04;
  private static final double TO_MOVE = 0.15;

  private PushFourEvaluation() {}

  /** Returns the value of a position, −1 to 1, for player 1. */
  static double value(BitPosition position) {
    long light = position.lightBlock();
    long dark = position.darkBlock();
    return Evaluation.bounded(
        LINES.worth(light, dark)
            - LINES.worth(dark, light)
            + BALL * (Long.bitCount(light) - Long.bitCount(dark))
            + (position.toMove() == 1 ? TO_MOVE : -TO_MOVE));
  }
}
