package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.core.search.Evaluation;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;

/**
 * Estimates who stands better in square abalone.
 *
 * <p><b>Design.</b> The terms are those of Oswin Aichholzer, Franz Aurenhammer and Tino Werner,
 * "Algorithmic fun: Abalone" (Special Issue on Foundations of Information Processing of Telematik,
 * 2002): balls lost, nearness to the middle, cohesion. Balls in the middle are safe and can push in
 * every direction; balls that stand together have the majority in their runs. To these comes the
 * danger at the edge, so that a search need not look one push further. The weights are a logistic
 * regression of the results of games that an alpha-beta search played against itself.
 */
final class AbaloneEvaluation {
  private static final Board BOARD = Board.NINE;
  private static final int LAST = BOARD.size - 1;

  private static final double LOST = -0.45;
  private static final double PAIR = 0.03;
  private static final double IN_DANGER = -0.11;
  private static final double TO_MOVE = 0.05;

  /** By the distance from the middle, 0 to 3, what a ball is worth more than at the edge. */
  private static final double[] NEARNESS = {0.21, 0.20, 0.13, 0.06};

  private static final long[] RING_LOW = new long[NEARNESS.length];
  private static final long[] RING_HIGH = new long[NEARNESS.length];

  /** The cells of the lowest row; a shift by the board's size less one makes the highest of it. */
  private static final long BOTTOM_LOW = BOARD.low(BOARD.size, BOARD.lineIndexes);

  private static final long BOTTOM_HIGH = BOARD.high(BOARD.size, BOARD.lineIndexes);

  static {
    for (int bit = 0; bit < BOARD.size * BOARD.size; bit++) {
      int across = Math.abs(bit / BOARD.size - LAST / 2);
      int distance = Math.max(across, Math.abs(bit % BOARD.size - LAST / 2));
      if (distance < NEARNESS.length) {
        RING_LOW[distance] |= CellSets.low(bit);
        RING_HIGH[distance] |= CellSets.high(bit);
      }
    }
  }

  private AbaloneEvaluation() {}

  /** Returns the value of a position in which balls are pushed, −1 to 1, for player 1. */
  static double value(BitPosition position) {
    long lightLow = position.lightLow();
    long lightHigh = position.lightHigh();
    long darkLow = position.darkLow();
    long darkHigh = position.darkHigh();
    return Evaluation.bounded(
        LOST * (position.lost(1) - position.lost(2))
            + balls(lightLow, lightHigh)
            - balls(darkLow, darkHigh)
            + IN_DANGER
                * (inDanger(lightLow, lightHigh, darkLow, darkHigh)
                    - inDanger(darkLow, darkHigh, lightLow, lightHigh))
            + (position.toMove() == 1 ? TO_MOVE : -TO_MOVE));
  }

  private static double balls(long low, long high) {
    double sum = 0;
    for (int distance = 0; distance < NEARNESS.length; distance++) {
      sum +=
          NEARNESS[distance] * CellSets.count(low & RING_LOW[distance], high & RING_HIGH[distance]);
    }
    int inColumns =
        CellSets.count(
            low & CellSets.backLow(low & ~BOTTOM_LOW, high & ~BOTTOM_HIGH, 1),
            high & CellSets.backHigh(high & ~BOTTOM_HIGH, 1));
    int inRows =
        CellSets.count(
            low & CellSets.backLow(low, high, BOARD.size),
            high & CellSets.backHigh(high, BOARD.size));
    return sum + PAIR * (inColumns + inRows);
  }

  /** Returns the number of balls at the edge with two of the opponent's behind them. */
  private static int inDanger(long low, long high, long otherLow, long otherHigh) {
    long bottom =
        low
            & BOTTOM_LOW
            & CellSets.backLow(otherLow, otherHigh, 1)
            & CellSets.backLow(otherLow, otherHigh, 2);
    long bottomHigh =
        high & BOTTOM_HIGH & CellSets.backHigh(otherHigh, 1) & CellSets.backHigh(otherHigh, 2);
    long top =
        low
            & CellSets.aheadLow(BOTTOM_LOW, LAST)
            & CellSets.aheadLow(otherLow, 1)
            & CellSets.aheadLow(otherLow, 2);
    long topHigh =
        high
            & CellSets.aheadHigh(BOTTOM_LOW, BOTTOM_HIGH, LAST)
            & CellSets.aheadHigh(otherLow, otherHigh, 1)
            & CellSets.aheadHigh(otherLow, otherHigh, 2);
    long left =
        low
            & ((1L << BOARD.size) - 1)
            & CellSets.backLow(otherLow, otherHigh, BOARD.size)
            & CellSets.backLow(otherLow, otherHigh, 2 * BOARD.size);
    // The last column is in the high word, as are most cells of the one before it.
    long right =
        high
            & CellSets.high(LAST * BOARD.size) * ((1L << BOARD.size) - 1)
            & CellSets.aheadHigh(otherLow, otherHigh, BOARD.size)
            & CellSets.aheadHigh(otherLow, otherHigh, 2 * BOARD.size);
    return CellSets.count(bottom, bottomHigh)
        + CellSets.count(top, topHigh)
        + CellSets.count(left, right);
  }
}
