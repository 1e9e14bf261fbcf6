package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;
import io.github.boardrules.pikkpakk.board.LineAxis;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.value.PikkPakkDirection;
import java.util.stream.IntStream;

/**
 * Generates the pushes of runs by one cell, in variants without the equality rule.
 *
 * <p><b>Design.</b> The sizes of the boards are literals, so that after inlining the JIT compiler
 * shifts by constants. A method that makes both helper objects for a step is not inlined, which
 * makes lists half as fast; so this is written out. The objects stay within the method, so that
 * escape analysis removes their allocation (J.-D. Choi et al., "Escape Analysis for Java", OOPSLA
 * 1999).
 */
final class SingleRuns {
  private static final long[] NINE = codes(Board.NINE);
  private static final long[] ELEVEN = codes(Board.ELEVEN);
  private static final long STEP = MoveCode.NEXT_DIRECTION;

  /**
   * The runs, along columns or along rows, in which the player to move has the majority.
   *
   * <p><b>Design.</b> The runs are one set of cells. Only runs in which own balls stand next to
   * other balls are counted one by one; runs of a single colour need no counting.
   */
  private static final class MajorityRuns {
    final long low;
    final long high;

    MajorityRuns(PlayerView sides, PushLimits limits, LineAxis axis, int step) {
      long ballsLow = sides.ballsLow();
      long ballsHigh = sides.ballsHigh();
      long low = ballsLow;
      long high = ballsHigh;
      if (limits.needsMajority()) {
        low = sides.ownLow;
        high = sides.ownHigh;
        long othersLow = ballsLow & ~low;
        long othersHigh = ballsHigh & ~high;
        long mixedLow = low & axis.besideLow(othersLow, othersHigh, step);
        long mixedHigh = high & axis.besideHigh(othersLow, othersHigh, step);
        while ((mixedLow | mixedHigh) != 0) {
          int bit = CellSets.lowest(mixedLow, mixedHigh);
          long runLow = axis.runLow(bit, ballsLow, ballsHigh);
          long runHigh = axis.runHigh(bit, ballsLow, ballsHigh);
          boolean strong = limits.isMajority(sides, runLow, runHigh);
          low = strong ? low | runLow : low & ~runLow;
          high = strong ? high | runHigh : high & ~runHigh;
          mixedLow &= ~runLow;
          mixedHigh &= ~runHigh;
        }
      }
      this.low = low;
      this.high = high;
    }
  }

  /**
   * The balls at the rear of runs, along columns or along rows, that the player to move can push by
   * one cell in a variant without the equality rule.
   */
  private static final class PushableRuns {
    /** The balls that can be pushed up or to the right. */
    final long aheadLow;

    final long aheadHigh;

    final long backLow;
    final long backHigh;

    PushableRuns(RunPush rules, PlayerView sides, MajorityRuns runs, LineAxis axis, int step) {
      long ballsLow = sides.ballsLow();
      long ballsHigh = sides.ballsHigh();
      long staysLow = rules.staysLow(sides);
      long staysHigh = rules.staysHigh(sides);
      // The runs that end on a last cell, or begin on a first, with a ball that must stay.
      LineFill ending =
          new LineFill(
              staysLow & axis.lastLow,
              staysHigh & axis.lastHigh,
              ballsLow & ~axis.lastLow,
              ballsHigh & ~axis.lastHigh);
      ending.back(step);
      LineFill beginning =
          new LineFill(
              staysLow & axis.firstLow,
              staysHigh & axis.firstHigh,
              ballsLow & ~axis.firstLow,
              ballsHigh & ~axis.firstHigh);
      beginning.ahead(step);
      aheadLow = runs.low & ~axis.aheadLow(ballsLow, step) & ~ending.low;
      aheadHigh = runs.high & ~axis.aheadHigh(ballsLow, ballsHigh, step) & ~ending.high;
      backLow = runs.low & ~axis.backLow(ballsLow, ballsHigh, step) & ~beginning.low;
      backHigh = runs.high & ~axis.backHigh(ballsHigh, step) & ~beginning.high;
    }

    int count() {
      return CellSets.count(aheadLow, aheadHigh) + CellSets.count(backLow, backHigh);
    }
  }

  private SingleRuns() {}

  static void list(BitPosition position, RunPush rules, MoveBuffer out) {
    Variant game = position.variant();
    PlayerView sides = new PlayerView(position);
    PushLimits limits = rules.limits();
    LineAxis axis = LineAxis.of(game, true);
    PushableRuns columns =
        new PushableRuns(rules, sides, new MajorityRuns(sides, limits, axis, 1), axis, 1);
    axis = LineAxis.of(game, false);
    if (game.board == Board.NINE) {
      PushableRuns rows =
          new PushableRuns(rules, sides, new MajorityRuns(sides, limits, axis, 9), axis, 9);
      list(NINE, 0, columns.backLow, rows.backLow, rows.aheadLow, columns.aheadLow, out);
      list(NINE, 64, columns.backHigh, rows.backHigh, rows.aheadHigh, columns.aheadHigh, out);
    } else {
      PushableRuns rows =
          new PushableRuns(rules, sides, new MajorityRuns(sides, limits, axis, 11), axis, 11);
      int mark = out.mark();
      list(ELEVEN, 0, columns.backLow, rows.backLow, rows.aheadLow, columns.aheadLow, out);
      list(ELEVEN, 64, columns.backHigh, rows.backHigh, rows.aheadHigh, columns.aheadHigh, out);
      MoveGenerator.sort(out, mark);
    }
  }

  static int count(BitPosition position, RunPush rules) {
    Variant game = position.variant();
    PlayerView sides = new PlayerView(position);
    PushLimits limits = rules.limits();
    LineAxis axis = LineAxis.of(game, true);
    int columns =
        new PushableRuns(rules, sides, new MajorityRuns(sides, limits, axis, 1), axis, 1).count();
    axis = LineAxis.of(game, false);
    int rows =
        game.board == Board.NINE
            ? new PushableRuns(rules, sides, new MajorityRuns(sides, limits, axis, 9), axis, 9)
                .count()
            : new PushableRuns(rules, sides, new MajorityRuns(sides, limits, axis, 11), axis, 11)
                .count();
    return columns + rows;
  }

  static long code(Board board, int rear, boolean column, boolean ahead) {
    int direction = column ? (ahead ? 3 : 0) : ahead ? 2 : 1;
    return (board == Board.NINE ? NINE : ELEVEN)[rear] + direction * STEP;
  }

  /**
   * Appends the pushes of the balls in one word, ball by ball and in the order of the directions.
   *
   * <p>Branch-free (see Knuth, The Art of Computer Programming 4A, 7.1.3): each code is stored
   * unconditionally, and the next one replaces it if it is not kept.
   */
  private static void list(
      long[] codes, int from, long down, long left, long right, long up, MoveBuffer out) {
    long balls = down | left | right | up;
    int end = out.extend(4 * Long.bitCount(balls));
    for (; balls != 0; balls &= balls - 1) {
      int bit = Long.numberOfTrailingZeros(balls);
      long code = codes[from + bit];
      out.set(end, code);
      end += (int) (down >>> bit) & 1;
      out.set(end, code + STEP);
      end += (int) (left >>> bit) & 1;
      out.set(end, code + 2 * STEP);
      end += (int) (right >>> bit) & 1;
      out.set(end, code + 3 * STEP);
      end += (int) (up >>> bit) & 1;
    }
    out.release(end);
  }

  /** Returns, by cell, the code of the push by one cell in the first direction. */
  private static long[] codes(Board board) {
    return IntStream.range(0, board.size * board.size)
        .mapToLong(bit -> MoveCode.run(board.rankOf(bit), PikkPakkDirection.DOWN, 1))
        .toArray();
  }
}
