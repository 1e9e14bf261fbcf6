package io.github.boardrules.colorfield;

import io.github.boardrules.core.search.Evaluation;
import java.util.Arrays;

/**
 * Estimates who stands better on one layout.
 *
 * <p><b>Design.</b> Red pieces decide: how near they are to the middle, and how many fields they
 * can go to. A red piece that can step into the middle now has won. Other pieces count by number,
 * and those that the opponent can take count against their owner. The weights are a logistic
 * regression of the results of games that an alpha-beta search played against itself.
 */
final class ColorfieldEvaluation implements Evaluation<ColorfieldPosition> {
  private static final double PIECE = 0.1;
  private static final double RED_STEP = 0.07;
  private static final double THREAT = 0.05;
  private static final double RED_THREAT = 0.1;
  private static final double WINS_NOW = 0.7;
  private static final double TO_MOVE = 0.03;

  /** By the distance from the middle in steps: what a red piece is worth. */
  private static final double[] RED = {0, 1.3, 0.5, 0.2, 0.15};

  /** The same further away, or where there is no way to the middle. */
  private static final double DISTANT_RED = 0.1;

  private final Board board;

  /** By field, what a red piece on it is worth. */
  private final double[] red;

  ColorfieldEvaluation(Board board) {
    this.board = board;
    red = new double[2 * Board.HALF];
    Arrays.fill(red, DISTANT_RED);
    long reachedLow = board.middleLow;
    long reachedHigh = board.middleHigh;
    for (int distance = 1; distance < RED.length; distance++) {
      long low = reachedLow;
      long high = reachedHigh;
      for (int field = 0; field < board.fields.size(); field++) {
        int index = Board.reachIndex(Board.RED, field);
        if (!Board.contains(low, high, field)
            && ((board.reach[index] & low) | (board.reach[index + 1] & high)) != 0) {
          red[field] = RED[distance];
          reachedLow |= Board.low(field);
          reachedHigh |= Board.high(field);
        }
      }
    }
  }

  @Override
  public double value(ColorfieldPosition position) {
    double score =
        worth(position, position.ownLow, position.ownHigh, true)
            - worth(position, position.otherLow, position.otherHigh, false)
            + TO_MOVE;
    return Evaluation.bounded(position.toMove() == 1 ? score : -score);
  }

  /** Returns the worth of a player's pieces and of what they threaten. */
  private double worth(ColorfieldPosition position, long low, long high, boolean isMover) {
    double worth =
        PIECE * (Long.bitCount(low & ~board.gatesLow) + Long.bitCount(high & ~board.gatesHigh));
    long freeLow = ~(position.ownLow | position.otherLow);
    long freeHigh = ~(position.ownHigh | position.otherHigh);
    long threatenedLow = 0;
    long threatenedHigh = 0;
    for (int half = 0; half <= Board.HALF; half += Board.HALF) {
      for (long rest = half == 0 ? low : high; rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest) + half;
        int colour = position.colour(from);
        int index = Board.reachIndex(colour, from);
        long toLow = board.reach[index] & freeLow;
        long toHigh = board.reach[index + 1] & freeHigh;
        long homeLow = board.homeFields[2 * colour];
        long homeHigh = board.homeFields[2 * colour + 1];
        if (((toLow & homeLow) | (toHigh & homeHigh)) != 0) {
          threatenedLow |= homeLow;
          threatenedHigh |= homeHigh;
        }
        if (colour == Board.RED) {
          boolean wins = isMover && ((toLow & board.middleLow) | (toHigh & board.middleHigh)) != 0;
          worth +=
              red[from]
                  + RED_STEP * (Long.bitCount(toLow) + Long.bitCount(toHigh))
                  + (wins ? WINS_NOW : 0);
        }
      }
    }
    threatenedLow &= ~(freeLow | low | board.gatesLow);
    threatenedHigh &= ~(freeHigh | high | board.gatesHigh);
    return worth
        + THREAT * (Long.bitCount(threatenedLow) + Long.bitCount(threatenedHigh))
        + RED_THREAT
            * (Long.bitCount(threatenedLow & ~position.notRedLow())
                + Long.bitCount(threatenedHigh & ~position.notRedHigh()));
  }
}
