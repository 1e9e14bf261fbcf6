package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.core.search.Evaluation;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;
import io.github.boardrules.pikkpakk.board.LineBits;

/**
 * Estimates who stands better in Pikk-Pakk.
 *
 * <p><b>Design.</b> Four balls around the target ball win, so three count much more than two, and
 * the cells near them count, too. Lines with the majority are what a player can push, and keeps the
 * opponent from pushing; those through the target ball and beside it count more. The weights are a
 * logistic regression of the results of games that an alpha-beta search played against itself.
 */
final class PikkPakkEvaluation {
  /** By the number of balls that touch the target ball. */
  private static final double[] TOUCHING = {0, 0, 0.13, 0.32, 0.5};

  private static final double DIAGONAL = 0.08;
  private static final double NEAR = 0.025;
  private static final double MAJORITY = 0.085;
  private static final double CLEAR_MAJORITY = 0.11;
  private static final double THROUGH_TARGET = 0.1;
  private static final double BESIDE_TARGET = 0.05;
  private static final double TO_MOVE = 0.06;

  /** A majority by this number of balls needs two pushes across the line to be lost. */
  private static final int CLEAR = 3;

  /** The bits of seven balls side by side. */
  private static final int SEVEN = 127;

  private static final PikkPakkEvaluation NINE = new PikkPakkEvaluation(Board.NINE);
  private static final PikkPakkEvaluation ELEVEN = new PikkPakkEvaluation(Board.ELEVEN);

  private final Board board;

  /** By cell: the cells at its sides, at its corners, and the others no further than a knight. */
  private final long[] sidesLow;

  private final long[] sidesHigh;
  private final long[] cornersLow;
  private final long[] cornersHigh;
  private final long[] nearLow;
  private final long[] nearHigh;

  static PikkPakkEvaluation of(Board board) {
    return board == Board.NINE ? NINE : ELEVEN;
  }

  private PikkPakkEvaluation(Board board) {
    this.board = board;
    int cells = board.size * board.size;
    sidesLow = new long[cells];
    sidesHigh = new long[cells];
    cornersLow = new long[cells];
    cornersHigh = new long[cells];
    nearLow = new long[cells];
    nearHigh = new long[cells];
    for (int one = 0; one < cells; one++) {
      for (int other = 0; other < cells; other++) {
        int across = Math.abs(board.columnOf(one) - board.columnOf(other));
        int along = Math.abs(board.index(one, true) - board.index(other, true));
        if (across + along == 1) {
          sidesLow[one] |= CellSets.low(other);
          sidesHigh[one] |= CellSets.high(other);
        } else if (across == 1 && along == 1) {
          cornersLow[one] |= CellSets.low(other);
          cornersHigh[one] |= CellSets.high(other);
        } else if (Math.max(across, along) == 2 && across + along <= 3) {
          nearLow[one] |= CellSets.low(other);
          nearHigh[one] |= CellSets.high(other);
        }
      }
    }
  }

  /** Returns the value of a position with a target ball, −1 to 1, for player 1. */
  double value(BitPosition position) {
    long targetLow = position.lightLow() & position.darkLow();
    long targetHigh = position.lightHigh() & position.darkHigh();
    int target = CellSets.lowest(targetLow, targetHigh);
    return Evaluation.bounded(
        around(target, position.lightLow(), position.lightHigh())
            - around(target, position.darkLow(), position.darkHigh())
            + majorities(position, target)
            + (position.toMove() == 1 ? TO_MOVE : -TO_MOVE));
  }

  private double around(int target, long low, long high) {
    return TOUCHING[CellSets.count(low & sidesLow[target], high & sidesHigh[target])]
        + DIAGONAL * CellSets.count(low & cornersLow[target], high & cornersHigh[target])
        + NEAR * CellSets.count(low & nearLow[target], high & nearHigh[target]);
  }

  private double majorities(BitPosition position, int target) {
    LineBits lines = new LineBits(position);
    double worth = 0;
    for (int line = 0; line < board.lines(); line++) {
      int light = lines.light(line);
      int dark = lines.dark(line);
      int balls = light | dark | lines.neutral(line);
      int majority = Integer.bitCount(light) - Integer.bitCount(dark);
      if (majority != 0 && isComplete(balls)) {
        int distance = Math.abs(line - board.lineThrough(target, board.isColumn(line)));
        worth += Integer.signum(majority) * worth(Math.abs(majority), distance);
      }
    }
    return worth;
  }

  /** Returns whether there are seven balls or more, side by side. */
  private static boolean isComplete(int balls) {
    int shifted = balls == 0 ? 0 : balls >>> Integer.numberOfTrailingZeros(balls);
    return (shifted & (shifted + 1)) == 0 && shifted >= SEVEN;
  }

  private static double worth(int majority, int distance) {
    return MAJORITY
        + (majority >= CLEAR ? CLEAR_MAJORITY : 0)
        + (distance == 0 ? THROUGH_TARGET : distance == 1 ? BESIDE_TARGET : 0);
  }
}
