package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.core.Status;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;
import io.github.boardrules.pikkpakk.value.BothLinesRule;
import io.github.boardrules.pikkpakk.value.PikkPakkEnding;
import org.jspecify.annotations.Nullable;

/**
 * Balls of one colour side by side in a row, a column or a diagonal (RULES.md, "End of the game").
 *
 * <p><b>Design.</b> All lines of a direction are tested at once: the intersection of a set with its
 * shifted images has a bit exactly where a line begins; lines of two give those of four, and lines
 * of four the longer ones (<a href="https://tromp.github.io/c4/fhour.html">J. Tromp,
 * Fhourstones</a>). Cells from which a line would leave the board are masked off.
 */
final class StraightLines {
  private final int length;

  /** By direction: the bits from one cell to the next, and the cells on which a line can begin. */
  private final int[] steps;

  private final long[] beginLow;
  private final long[] beginHigh;

  /** Creates the tables for lines of a length, 5 to 8. */
  StraightLines(Board board, int length) {
    this.length = length;
    steps = new int[] {1, board.size - 1, board.size, board.size + 1};
    beginLow = new long[steps.length];
    beginHigh = new long[steps.length];
    int[] rises = {1, -1, 0, 1};
    for (int direction = 0; direction < steps.length; direction++) {
      int along = direction == 0 ? 0 : length - 1;
      for (int bit = 0; bit < board.size * board.size; bit++) {
        int row = bit % board.size + rises[direction] * (length - 1);
        if (bit / board.size + along < board.size && row >= 0 && row < board.size) {
          beginLow[direction] |= CellSets.low(bit);
          beginHigh[direction] |= CellSets.high(bit);
        }
      }
    }
  }

  /** Returns whether a set of cells contains a line of the length. */
  boolean hasLine(long low, long high) {
    if (CellSets.count(low, high) < length) {
      return false;
    }
    for (int direction = 0; direction < steps.length; direction++) {
      int step = steps[direction];
      long twoLow = low & CellSets.backLow(low, high, step);
      long twoHigh = high & CellSets.backHigh(high, step);
      long fourLow = twoLow & CellSets.backLow(twoLow, twoHigh, 2 * step);
      long fourHigh = twoHigh & CellSets.backHigh(twoHigh, 2 * step);
      int more = (length - 4) * step;
      long lineLow = fourLow & CellSets.backLow(fourLow, fourHigh, more) & beginLow[direction];
      long lineHigh = fourHigh & CellSets.backHigh(fourHigh, more) & beginHigh[direction];
      if ((lineLow | lineHigh) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns how lines end a game; null if there is none. */
  @Nullable Status ending(BitPosition position, BothLinesRule both, PikkPakkEnding ending) {
    return ending(
        position,
        hasLine(position.lightLow(), position.lightHigh()),
        hasLine(position.darkLow(), position.darkHigh()),
        both,
        ending);
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
    if (!light && !dark) {
      return null;
    }
    return Status.win(light ? 1 : 2, ending);
  }
}
