package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.core.search.Evaluation;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.BlockBits;
import io.github.boardrules.pikkpakk.board.Board;

/**
 * Estimates who stands better in five in a row, then pushing.
 *
 * <p><b>Design.</b> While balls are placed, lines that the opponent has not blocked count, and
 * cells near the middle. While they are pushed, the turn is worth most, as it often decides; then
 * lines, blocked or not, and the majority in rows and columns, which allows to push them. Balls
 * outside the block are not counted. The weights are a logistic regression of the results of games
 * that an alpha-beta search played against itself.
 */
final class FivePushEvaluation {
  private static final LineCounts PLACING =
      new LineCounts(new double[] {0, 0, 0, 0.1, 0.4}, new double[] {0, 0, 0, 0, 0});
  private static final LineCounts PUSHING =
      new LineCounts(new double[] {0, 0, 0.15, 0.1, 0.1}, new double[] {0, 0, 0.03, 0.05, 0.07});
  private static final double TO_PLACE = 0.1;
  private static final double TO_PUSH = 1.2;
  private static final double MAJORITY = 0.15;

  /** By the distance from the middle, 0 to 2, what a placed ball is worth. */
  private static final double[] NEARNESS = {0.45, 0.3, 0.15};

  private static final long[] ROWS_AND_COLUMNS = new long[2 * Board.BLOCK];

  private static final long[] RINGS = new long[Board.BLOCK / 2 + 1];

  static {
    for (int column = 0; column < Board.BLOCK; column++) {
      for (int row = 0; row < Board.BLOCK; row++) {
        long cell = BlockBits.cell(column, row);
        ROWS_AND_COLUMNS[column] |= cell;
        ROWS_AND_COLUMNS[Board.BLOCK + row] |= cell;
        RINGS[Math.max(Math.abs(column - 3), Math.abs(row - 3))] |= cell;
      }
    }
  }

  private FivePushEvaluation() {}

  /** Returns the value of a position, −1 to 1, for player 1. */
  static double value(BitPosition position) {
    long light = position.lightBlock() & BlockBits.ALL;
    long dark = position.darkBlock() & BlockBits.ALL;
    boolean isPushing = position.isPushing();
    LineCounts lines = isPushing ? PUSHING : PLACING;
    double turn = isPushing ? TO_PUSH : TO_PLACE;
    return Evaluation.bounded(
        lines.worth(light, dark)
            - lines.worth(dark, light)
            + (position.toMove() == 1 ? turn : -turn)
            + (isPushing ? majorities(light, dark) : nearness(light) - nearness(dark)));
  }

  private static double majorities(long light, long dark) {
    int difference = 0;
    for (long line : ROWS_AND_COLUMNS) {
      difference += Integer.signum(Long.bitCount(light & line) - Long.bitCount(dark & line));
    }
    return MAJORITY * difference;
  }

  private static double nearness(long balls) {
    double sum = 0;
    for (int distance = 0; distance < NEARNESS.length; distance++) {
      sum += NEARNESS[distance] * Long.bitCount(balls & RINGS[distance]);
    }
    return sum;
  }
}
