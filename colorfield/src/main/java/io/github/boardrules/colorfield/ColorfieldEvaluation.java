package io.github.boardrules.colorfield;

import io.github.boardrules.core.search.WeightedEvaluation;
import java.util.Arrays;

/**
 * Estimates who stands better on one layout.
 *
 * <p><b>Design.</b> Red pieces decide: how near they are to the middle, and how many fields they
 * can go to. Other pieces count by number, and so do those that can be taken. All of it is counted
 * separately for the player to move and for the opponent: a red piece beside the middle wins for
 * the one and only threatens to for the other. The weights are a logistic regression of the results
 * of games that an alpha-beta search played against itself.
 */
final class ColorfieldEvaluation extends WeightedEvaluation<ColorfieldPosition> {
  /** A red piece that is further away counts as at this distance from the middle. */
  private static final int FAR = 5;

  private final Board board;
  private final double turn;
  private final Side mover;
  private final Side other;

  /** By field, how many steps a red piece is from the middle, 1 to {@link #FAR}. */
  private final byte[] distances;

  private final long besideMiddleLow;
  private final long besideMiddleHigh;

  /** What is counted for the player to move, or for the opponent. */
  private static final class Side {
    private final double piece;

    /** By distance, of a red piece. */
    private final double[] red;

    /** Of a field that a red piece can go to. */
    private final double redStep;

    /** Of a piece that can be taken; besides, of a red one, and of a red one beside the middle. */
    private final double threat;

    private final double redThreat;
    private final double middleThreat;

    /** Of a piece that can go to a field of its colour, where it takes if it can. */
    private final double attacker;

    Side(Weights weights, String whose, double... standard) {
      piece = weights.of(whose + "-piece", standard[0]);
      red = new double[FAR + 1];
      for (int distance = 1; distance <= FAR; distance++) {
        red[distance] = weights.of(whose + "-red-" + distance, standard[distance]);
      }
      redStep = weights.of(whose + "-red-step", standard[FAR + 1]);
      threat = weights.of(whose + "-threat", standard[FAR + 2]);
      redThreat = weights.of(whose + "-red-threat", standard[FAR + 3]);
      middleThreat = weights.of(whose + "-middle-threat", standard[FAR + 4]);
      attacker = weights.of(whose + "-attacker", standard[FAR + 5]);
    }
  }

  ColorfieldEvaluation(Board board, Weights weights) {
    super(weights);
    this.board = board;
    turn = weights.of("turn", 0.01);
    mover =
        new Side(
            weights, "own", 0.12, 3.94, 1.24, 0.92, 0.52, 0.32, -0.03, 0.035, 0.32, 2.05, 0.09);
    other =
        new Side(weights, "other", 0.11, 2.79, 1.21, 0.83, 0.5, 0.33, -0.03, 0.03, 0.2, 1.1, 0.1);
    distances = distances(board);
    long low = 0;
    long high = 0;
    for (int field = 0; field < board.fields.size(); field++) {
      if (distances[field] == 1) {
        low |= Board.low(field);
        high |= Board.high(field);
      }
    }
    besideMiddleLow = low;
    besideMiddleHigh = high;
  }

  private static byte[] distances(Board board) {
    byte[] distances = new byte[2 * Board.HALF];
    Arrays.fill(distances, (byte) FAR);
    long reachedLow = board.middleLow;
    long reachedHigh = board.middleHigh;
    for (byte distance = 1; distance < FAR; distance++) {
      long low = reachedLow;
      long high = reachedHigh;
      for (int field = 0; field < board.fields.size(); field++) {
        int index = Board.reachIndex(Board.RED, field);
        if (!Board.contains(low, high, field)
            && ((board.reach[index] & low) | (board.reach[index + 1] & high)) != 0) {
          distances[field] = distance;
          reachedLow |= Board.low(field);
          reachedHigh |= Board.high(field);
        }
      }
    }
    return distances;
  }

  @Override
  protected ColorfieldEvaluation create(Weights chosen) {
    return new ColorfieldEvaluation(board, chosen);
  }

  @Override
  public double score(ColorfieldPosition position) {
    double score =
        turn
            + worth(position, position.ownLow, position.ownHigh, mover)
            - worth(position, position.otherLow, position.otherHigh, other);
    return position.toMove() == 1 ? score : -score;
  }

  /** Returns the worth of a player's pieces and of what they threaten. */
  private double worth(ColorfieldPosition position, long low, long high, Side side) {
    double worth =
        side.piece
            * (Long.bitCount(low & ~board.gatesLow) + Long.bitCount(high & ~board.gatesHigh));
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
          worth += side.attacker;
        }
        if (colour == Board.RED) {
          worth +=
              side.red[distances[from]]
                  + side.redStep * (Long.bitCount(toLow) + Long.bitCount(toHigh));
        }
      }
    }
    threatenedLow &= ~(freeLow | low | board.gatesLow);
    threatenedHigh &= ~(freeHigh | high | board.gatesHigh);
    long redLow = threatenedLow & ~position.notRedLow();
    long redHigh = threatenedHigh & ~position.notRedHigh();
    return worth
        + side.threat * (Long.bitCount(threatenedLow) + Long.bitCount(threatenedHigh))
        + side.redThreat * (Long.bitCount(redLow) + Long.bitCount(redHigh))
        + side.middleThreat
            * (Long.bitCount(redLow & besideMiddleLow) + Long.bitCount(redHigh & besideMiddleHigh));
  }
}
