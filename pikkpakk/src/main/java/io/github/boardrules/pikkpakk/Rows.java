package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Status;
import org.jspecify.annotations.Nullable;

/**
 * Balls of one colour side by side in a row, a column or a diagonal (RULES.md, "End of the game").
 *
 * <p><b>Design.</b> All lines of a direction are looked at together: a set and its shifted images
 * have a cell in common exactly where a line begins. Cells from which the line would leave the
 * board are masked off.
 */
final class Rows {
  private final int length;

  /** By direction: how many bits one cell is on, and the cells where a line may begin. */
  private final int[] steps;

  private final long[] begin0;
  private final long[] begin1;

  Rows(Board board, int length) {
    this.length = length;
    steps = new int[] {1, board.size - 1, board.size, board.size + 1};
    begin0 = new long[steps.length];
    begin1 = new long[steps.length];
    int[] rises = {1, -1, 0, 1};
    for (int direction = 0; direction < steps.length; direction++) {
      int along = direction == 0 ? 0 : length - 1;
      for (int bit = 0; bit < board.size * board.size; bit++) {
        int row = bit % board.size + rises[direction] * (length - 1);
        if (bit / board.size + along < board.size && row >= 0 && row < board.size) {
          begin0[direction] |= Board.low(bit);
          begin1[direction] |= Board.high(bit);
        }
      }
    }
  }

  /** Whether a set of cells has as many as wanted in a line. */
  boolean in(long low, long high) {
    for (int direction = 0; direction < steps.length; direction++) {
      long begin0 = this.begin0[direction];
      long begin1 = this.begin1[direction];
      for (int i = 0; i < length; i++) {
        int by = -i * steps[direction];
        begin0 &= Sets.moved0(low, high, by);
        begin1 &= Sets.moved1(low, high, by);
      }
      if ((begin0 | begin1) != 0) {
        return true;
      }
    }
    return false;
  }

  /** How lines end a game; null when there is none. */
  @Nullable Status ending(PikkPakkPosition position, BothLines both, PikkPakkEnding ending) {
    return ending(
        position,
        in(position.light0(), position.light1()),
        in(position.dark0(), position.dark1()),
        both,
        ending);
  }

  /** How lines of light and of dark end a game; null when there is none. */
  static @Nullable Status ending(
      PikkPakkPosition position,
      boolean light,
      boolean dark,
      BothLines both,
      PikkPakkEnding ending) {
    if (light && dark) {
      return both == BothLines.DRAW
          ? new Status.Draw(PikkPakkEnding.BOTH_LINES)
          : new Status.Win(3 - position.toMove(), ending);
    }
    if (!light && !dark) {
      return null;
    }
    return new Status.Win(light ? 1 : 2, ending);
  }
}
