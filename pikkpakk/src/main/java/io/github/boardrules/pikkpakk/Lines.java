package io.github.boardrules.pikkpakk;

/**
 * The balls of a position line by line: for each line a number whose bits, from the lower or left
 * end, say which cells hold a ball of a kind.
 *
 * <p><b>Design.</b> Rows are read from a copy of the board that is mirrored at the diagonal. It is
 * put together from the columns by a table, once for all rows.
 */
final class Lines {
  private final Board board;
  private final PikkPakkPosition balls;
  private final long light0;
  private final long light1;
  private final long dark0;
  private final long dark1;
  private final long neutral0;
  private final long neutral1;

  Lines(PikkPakkPosition position) {
    board = position.game().board;
    balls = position;
    long l0 = 0;
    long l1 = 0;
    long d0 = 0;
    long d1 = 0;
    long n0 = 0;
    long n1 = 0;
    boolean neutrals = (position.neutral0() | position.neutral1()) != 0;
    for (int column = 0; column < board.size; column++) {
      int light = board.column(position.light0(), position.light1(), column);
      int dark = board.column(position.dark0(), position.dark1(), column);
      l0 |= board.mirrored0(light, column);
      l1 |= board.mirrored1(light, column);
      d0 |= board.mirrored0(dark, column);
      d1 |= board.mirrored1(dark, column);
      if (neutrals) {
        int neutral = board.column(position.neutral0(), position.neutral1(), column);
        n0 |= board.mirrored0(neutral, column);
        n1 |= board.mirrored1(neutral, column);
      }
    }
    light0 = l0;
    light1 = l1;
    dark0 = d0;
    dark1 = d1;
    neutral0 = n0;
    neutral1 = n1;
  }

  /** Where light balls, and the target ball, stand in a line. */
  int light(int line) {
    return board.isColumn(line)
        ? board.column(balls.light0(), balls.light1(), line)
        : board.column(light0, light1, line - board.size);
  }

  /** Where dark balls, and the target ball, stand in a line. */
  int dark(int line) {
    return board.isColumn(line)
        ? board.column(balls.dark0(), balls.dark1(), line)
        : board.column(dark0, dark1, line - board.size);
  }

  int neutral(int line) {
    return board.isColumn(line)
        ? board.column(balls.neutral0(), balls.neutral1(), line)
        : board.column(neutral0, neutral1, line - board.size);
  }
}
