package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.pikkpakk.Direction;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.Variant;
import java.util.stream.IntStream;

/**
 * Generates the pushes of runs by one cell, in variants without the equality rule.
 *
 * <p><b>Design.</b> All columns are processed at once, and all rows. The few helper objects stay
 * within the method, so that escape analysis removes their allocation (J.-D. Choi et al., "Escape
 * Analysis for Java", OOPSLA 1999). They are few so that little is lost where it does not, and
 * because compiling takes longer the more of them there are: with one object for each set of cells,
 * a program reached its full speed only after seconds.
 */
final class SingleRuns {
  private static final long[] NINE = codes(Board.NINE);
  private static final long[] ELEVEN = codes(Board.ELEVEN);
  private static final long STEP = MoveCode.NEXT_DIRECTION;

  private SingleRuns() {}

  static void list(BitPosition position, RunPush rules, MoveBuffer out) {
    Variant variant = position.variant();
    PlayerView sides = new PlayerView(position);
    PushableRuns columns = PushableRuns.ofColumns(sides, variant, rules);
    PushableRuns rows = PushableRuns.ofRows(sides, variant, rules);
    boolean onNine = variant.board == Board.NINE;
    long[] codes = onNine ? NINE : ELEVEN;
    int mark = out.mark();
    list(codes, 0, columns.backLow, rows.backLow, rows.aheadLow, columns.aheadLow, out);
    list(codes, 64, columns.backHigh, rows.backHigh, rows.aheadHigh, columns.aheadHigh, out);
    if (!onNine) {
      // In the ASCII order, rows 10 and 11 come first.
      out.sort(mark);
    }
  }

  static int count(BitPosition position, RunPush rules) {
    Variant variant = position.variant();
    PlayerView sides = new PlayerView(position);
    return PushableRuns.ofColumns(sides, variant, rules).count()
        + PushableRuns.ofRows(sides, variant, rules).count();
  }

  /**
   * Appends the pushes of the balls in one word, ball by ball and in the order of the directions.
   *
   * <p>Branch-free (see Knuth, The Art of Computer Programming 4A, 7.1.3): each code is stored
   * unconditionally, and the index advances only if it is kept.
   */
  private static void list(
      long[] codes, int from, long down, long left, long right, long up, MoveBuffer out) {
    long balls = down | left | right | up;
    int at = out.extend(4 * Long.bitCount(balls));
    for (; balls != 0; balls &= balls - 1) {
      int bit = Long.numberOfTrailingZeros(balls);
      long code = codes[from + bit];
      out.set(at, code);
      at += (int) (down >>> bit) & 1;
      out.set(at, code + STEP);
      at += (int) (left >>> bit) & 1;
      out.set(at, code + 2 * STEP);
      at += (int) (right >>> bit) & 1;
      out.set(at, code + 3 * STEP);
      at += (int) (up >>> bit) & 1;
    }
    out.release(at);
  }

  /** Returns, by cell, the code of the push by one cell in the first direction. */
  private static long[] codes(Board board) {
    return IntStream.range(0, board.size * board.size)
        .mapToLong(bit -> MoveCode.run(board.rankOf(bit), Direction.DOWN, 1))
        .toArray();
  }
}
