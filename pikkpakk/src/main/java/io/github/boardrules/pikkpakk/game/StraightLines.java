package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.core.Status;
import io.github.boardrules.pikkpakk.base.PikkPakkEnding;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;
import io.github.boardrules.pikkpakk.value.BothLinesRule;
import org.jspecify.annotations.Nullable;

/**
 * Five balls of one colour side by side in a row, a column or a diagonal (RULES.md, "End of the
 * game").
 *
 * <p><b>Design.</b> All lines of a direction are tested at once: the intersection of a set with its
 * shifted images has a bit exactly where a line begins; lines of two give those of four, and these
 * those of five (<a href="https://tromp.github.io/c4/fhour.html">J. Tromp, Fhourstones</a>). Cells
 * from which a line would leave the board are masked off.
 */
final class StraightLines {
  private static final int LENGTH = 5;
  private static final int SIZE = Board.NINE.size;

  /** By direction: the bits from one cell to the next, and the cells on which a line can begin. */
  private static final int[] STEPS = {1, SIZE - 1, SIZE, SIZE + 1};

  private static final long[] BEGIN_LOW = new long[STEPS.length];
  private static final long[] BEGIN_HIGH = new long[STEPS.length];

  static {
    int[] rises = {1, -1, 0, 1};
    for (int direction = 0; direction < STEPS.length; direction++) {
      int along = direction == 0 ? 0 : LENGTH - 1;
      for (int bit = 0; bit < SIZE * SIZE; bit++) {
        int row = bit % SIZE + rises[direction] * (LENGTH - 1);
        if (bit / SIZE + along < SIZE && row >= 0 && row < SIZE) {
          BEGIN_LOW[direction] |= CellSets.low(bit);
          BEGIN_HIGH[direction] |= CellSets.high(bit);
        }
      }
    }
  }

  private StraightLines() {}

  static boolean hasFive(long low, long high) {
    if (CellSets.count(low, high) < LENGTH) {
      return false;
    }
    for (int direction = 0; direction < STEPS.length; direction++) {
      int step = STEPS[direction];
      long twoLow = low & CellSets.backLow(low, high, step);
      long twoHigh = high & CellSets.backHigh(high, step);
      long fourLow = twoLow & CellSets.backLow(twoLow, twoHigh, 2 * step);
      long fourHigh = twoHigh & CellSets.backHigh(twoHigh, 2 * step);
      long fiveLow = fourLow & CellSets.backLow(fourLow, fourHigh, step) & BEGIN_LOW[direction];
      long fiveHigh = fourHigh & CellSets.backHigh(fourHigh, step) & BEGIN_HIGH[direction];
      if ((fiveLow | fiveHigh) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns how lines of light and of dark end a game; null if there is none. */
  static @Nullable Status ending(
      BitPosition position,
      boolean light,
      boolean dark,
      BothLinesRule both,
      PikkPakkEnding ending) {
    if (light && dark) {
      return both == BothLinesRule.DRAW
          ? Status.draw(PikkPakkEnding.BOTH_LINES)
          : Status.win(3 - position.toMove(), ending);
    }
    return light || dark ? Status.win(light ? 1 : 2, ending) : null;
  }
}
