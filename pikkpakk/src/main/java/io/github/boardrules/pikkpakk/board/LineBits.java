package io.github.boardrules.pikkpakk.board;

/**
 * The balls of a position line by line: for each line an {@code int} whose bits, from the lower or
 * left end, are the cells that hold a ball of a kind.
 *
 * <p><b>Design.</b> Rows are read from a transposed copy of the board, which is built once from the
 * columns, by table look-up.
 */
public final class LineBits {
  private final Board board;
  private final BitPosition balls;
  private long lightLow;
  private long lightHigh;
  private long darkLow;
  private long darkHigh;
  private long neutralLow;
  private long neutralHigh;

  public LineBits(BitPosition position) {
    board = position.variant().board;
    balls = position;
    boolean neutrals = (position.neutralLow() | position.neutralHigh()) != 0;
    for (int column = 0; column < board.size; column++) {
      int light = board.column(position.lightLow, position.lightHigh, column);
      int dark = board.column(position.darkLow, position.darkHigh, column);
      lightLow |= board.mirroredLow(light, column);
      lightHigh |= board.mirroredHigh(light, column);
      darkLow |= board.mirroredLow(dark, column);
      darkHigh |= board.mirroredHigh(dark, column);
      if (neutrals) {
        int neutral = board.column(position.neutralLow(), position.neutralHigh(), column);
        neutralLow |= board.mirroredLow(neutral, column);
        neutralHigh |= board.mirroredHigh(neutral, column);
      }
    }
  }

  /** Returns the number of a player's balls on some cells of a line, without the target ball. */
  public static int own(int player, int light, int dark, int cells) {
    return Integer.bitCount((player == 1 ? light & ~dark : dark & ~light) & cells);
  }

  /** Returns whether the balls of a line are seven or more, side by side. */
  public static boolean isComplete(int balls) {
    int shifted = balls == 0 ? 0 : balls >>> Integer.numberOfTrailingZeros(balls);
    return (shifted & (shifted + 1)) == 0 && shifted >> (Board.BLOCK - 1) != 0;
  }

  /** Returns the cells of a line with light balls or the target ball. */
  public int light(int line) {
    return board.isColumn(line)
        ? board.column(balls.lightLow, balls.lightHigh, line)
        : board.column(lightLow, lightHigh, line - board.size);
  }

  public int dark(int line) {
    return board.isColumn(line)
        ? board.column(balls.darkLow, balls.darkHigh, line)
        : board.column(darkLow, darkHigh, line - board.size);
  }

  public int neutral(int line) {
    return board.isColumn(line)
        ? board.column(balls.neutralLow(), balls.neutralHigh(), line)
        : board.column(neutralLow, neutralHigh, line - board.size);
  }
}
