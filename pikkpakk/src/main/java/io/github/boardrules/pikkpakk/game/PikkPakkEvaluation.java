package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;
import io.github.boardrules.pikkpakk.board.LineBits;
import java.util.Map;

/**
 * Estimates who stands better in Pikk-Pakk.
 *
 * <p><b>Design.</b> Four balls around the target ball win, so three count much more than two, and
 * the cells near them count, too. Lines with the majority are what a player can push, and keeps the
 * opponent from pushing; those through the target ball and beside it count more. These lines are
 * tried: a push by one cell that surrounds the target ball wins for the player to move, and is a
 * threat of the opponent. The weights began with a logistic regression of the results of games that
 * an alpha-beta search played against itself; those for other pushes were chosen by matches.
 */
final class PikkPakkEvaluation extends MoverEvaluation {
  /** A majority by this number of balls needs two pushes across the line to be lost. */
  private static final int CLEAR = 3;

  /** Where runs are pushed, or lines go round, a complete line is less of an advantage. */
  static final Map<String, Double> OTHER_PUSHES =
      Map.of("majority", 0.085, "clear", 0.11, "through", 0.1);

  private static final PikkPakkEvaluation NINE =
      new PikkPakkEvaluation(Weights.standard(), Board.NINE);
  private static final PikkPakkEvaluation ELEVEN =
      new PikkPakkEvaluation(Weights.standard(), Board.ELEVEN);

  private final Board board;
  private final double turn;
  private final double[] touching;
  private final double diagonal;
  private final double near;
  private final double majority;
  private final double clear;
  private final double through;
  private final double beside;
  private final double win;
  private final double threat;

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

  private PikkPakkEvaluation(Weights weights, Board board) {
    super(weights);
    this.board = board;
    // the right to move
    turn = weights.of("turn", 0.06);
    // the balls that touch the target ball, by their number
    touching = numbered(weights, "touching", 0, 0.14, 0.31, 0.5);
    // a ball at a corner of the target ball's cell, or as near to it as a knight's move
    diagonal = weights.of("diagonal", 0.11);
    near = weights.of("near", 0.02);
    // a complete line with the majority, and more by three balls or more
    majority = weights.of("majority", 0.145);
    clear = weights.of("clear", 0.27);
    // the same line if it leads through the target ball, or beside it
    through = weights.of("through", 0.19);
    beside = weights.of("beside", 0.055);
    // whether the player to move can surround the target ball, or the opponent could
    win = weights.of("win", 2);
    threat = weights.of("threat", 0.15);
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

  @Override
  protected PikkPakkEvaluation create(Weights chosen) {
    return new PikkPakkEvaluation(chosen, board);
  }

  @Override
  double scoreForMover(BitPosition position) {
    boolean isLight = position.toMove() == 1;
    int target =
        CellSets.lowest(
            position.lightLow & position.darkLow, position.lightHigh & position.darkHigh);
    double light = around(target, position.lightLow, position.lightHigh);
    double dark = around(target, position.darkLow, position.darkHigh);
    boolean canLight = false;
    boolean canDark = false;
    LineBits lines = new LineBits(position);
    for (int line = 0; line < board.lines(); line++) {
      int lights = lines.light(line);
      int darks = lines.dark(line);
      int balls = lights | darks | lines.neutral(line);
      int ahead = Integer.bitCount(lights) - Integer.bitCount(darks);
      if (ahead != 0 && LineBits.isComplete(balls)) {
        int distance = Math.abs(line - board.lineThrough(target, board.isColumn(line)));
        double worth =
            majority
                + (Math.abs(ahead) >= CLEAR ? clear : 0)
                + (distance == 0 ? through : distance == 1 ? beside : 0);
        if (ahead > 0) {
          light += worth;
          canLight |=
              distance <= 1
                  && canSurround(
                      target, line, balls, lights, position.lightLow, position.lightHigh);
        } else {
          dark += worth;
          canDark |=
              distance <= 1
                  && canSurround(target, line, balls, darks, position.darkLow, position.darkHigh);
        }
      }
    }
    return turn
        + (isLight ? light - dark : dark - light)
        + ((isLight ? canLight : canDark) ? win : 0)
        - ((isLight ? canDark : canLight) ? threat : 0);
  }

  private double around(int target, long low, long high) {
    return touching[touching(target, low, high)]
        + diagonal * CellSets.count(low & cornersLow[target], high & cornersHigh[target])
        + near * CellSets.count(low & nearLow[target], high & nearHigh[target]);
  }

  private int touching(int target, long low, long high) {
    return CellSets.count(low & sidesLow[target], high & sidesHigh[target]);
  }

  /** Returns whether a push by one cell surrounds the target ball; it changes two sides at most. */
  private boolean canSurround(int target, int line, int balls, int own, long low, long high) {
    if (touching(target, low, high) < 2) {
      return false;
    }
    long restLow = low & ~board.low(line, board.lineIndexes);
    long restHigh = high & ~board.high(line, board.lineIndexes);
    boolean isColumn = board.isColumn(line);
    int step = board.lineThrough(target, isColumn) != line ? 0 : isColumn ? 1 : board.size;
    return ((balls & 1) == 0 && isSurrounded(target - step, line, own >> 1, restLow, restHigh))
        || ((balls << 1) <= board.lineIndexes
            && isSurrounded(target + step, line, own << 1, restLow, restHigh));
  }

  /** Returns whether the balls on a line and others surround a cell. */
  private boolean isSurrounded(int cell, int line, int own, long otherLow, long otherHigh) {
    return board.hasAllNeighbours(
        cell, otherLow | board.low(line, own), otherHigh | board.high(line, own));
  }
}
