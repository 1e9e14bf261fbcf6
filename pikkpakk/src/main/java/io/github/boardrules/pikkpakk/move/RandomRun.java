package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.CellSets;
import io.github.boardrules.pikkpakk.board.LineAxis;
import io.github.boardrules.pikkpakk.board.MoveKind;
import io.github.boardrules.pikkpakk.board.Variant;

/**
 * Chooses pushes of runs by one cell at random, in variants without the equality rule.
 *
 * <p><b>Design.</b> Rejection sampling (J. von Neumann, "Various techniques used in connection with
 * random digits", 1951): a run and a direction are chosen, whether the push is legal or not, until
 * it is legal; then all legal pushes are equally likely. The beginnings of all runs are found by
 * two shifts, and only the runs that are chosen are examined. In most positions about half of the
 * pushes are legal.
 */
final class RandomRun {
  /** After so many pushes that are not legal a list is faster. */
  private static final int MAX_ATTEMPTS = 32;

  private RandomRun() {}

  /**
   * Returns whether the player to move has a ball without neighbours in its column or its row. It
   * is a run with a majority, and can be pushed by one cell in every variant.
   */
  static boolean hasLoneBall(BitPosition position) {
    PlayerView sides = new PlayerView(position);
    return hasLoneBall(sides, LineAxis.of(position.variant(), true))
        || hasLoneBall(sides, LineAxis.of(position.variant(), false));
  }

  private static boolean hasLoneBall(PlayerView sides, LineAxis axis) {
    long ballsLow = sides.ballsLow();
    long ballsHigh = sides.ballsHigh();
    return ((sides.ownLow & ~axis.besideLow(ballsLow, ballsHigh, axis.step))
            | (sides.ownHigh & ~axis.besideHigh(ballsLow, ballsHigh, axis.step)))
        != 0;
  }

  /** Returns a push chosen uniformly at random; {@link MoveKind#NO_MOVE} if none was found. */
  static long find(BitPosition position, RunPush rules, SplitMix64 random) {
    Variant game = position.variant();
    PlayerView sides = new PlayerView(position);
    LineAxis columns = LineAxis.of(game, true);
    LineAxis rows = LineAxis.of(game, false);
    long ballsLow = sides.ballsLow();
    long ballsHigh = sides.ballsHigh();
    long columnLow = ballsLow & ~columns.aheadLow(ballsLow, columns.step);
    long columnHigh = ballsHigh & ~columns.aheadHigh(ballsLow, ballsHigh, columns.step);
    long rowLow = ballsLow & ~rows.aheadLow(ballsLow, rows.step);
    long rowHigh = ballsHigh & ~rows.aheadHigh(ballsLow, ballsHigh, rows.step);
    int inColumns = CellSets.count(columnLow, columnHigh);
    int pushes = 2 * (inColumns + CellSets.count(rowLow, rowHigh));
    if (pushes == 0) {
      return MoveKind.NO_MOVE;
    }
    long staysLow = rules.staysLow(sides);
    long staysHigh = rules.staysHigh(sides);
    for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      int push = random.below(pushes);
      int run = push >> 1;
      boolean ahead = (push & 1) != 0;
      boolean column = run < inColumns;
      LineAxis axis = column ? columns : rows;
      int first =
          column
              ? CellSets.nth(columnLow, columnHigh, run)
              : CellSets.nth(rowLow, rowHigh, run - inColumns);
      long runLow = axis.wayAheadLow(first, ballsLow) & ballsLow;
      long runHigh = axis.wayAheadHigh(first, ballsLow, ballsHigh) & ballsHigh;
      boolean strong = rules.limits().isMajority(sides, runLow, runHigh);
      long edgeLow = ahead ? axis.lastLow : axis.firstLow;
      long edgeHigh = ahead ? axis.lastHigh : axis.firstHigh;
      if (strong && ((runLow & edgeLow & staysLow) | (runHigh & edgeHigh & staysHigh)) == 0) {
        int rear = ahead ? first : CellSets.highest(runLow, runHigh);
        return SingleRuns.code(game.board, rear, column, ahead);
      }
    }
    return MoveKind.NO_MOVE;
  }
}
