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
  private final long lightLow;
  private final long lightHigh;
  private final long darkLow;
  private final long darkHigh;
  private final long neutralLow;
  private final long neutralHigh;

  public LineBits(BitPosition position) {
    board = position.variant().board;
    balls = position;
    long lightRowsLow = 0;
    long lightRowsHigh = 0;
    long darkRowsLow = 0;
    long darkRowsHigh = 0;
    long neutralRowsLow = 0;
    long neutralRowsHigh = 0;
    boolean neutrals = (position.neutralLow() | position.neutralHigh()) != 0;
    for (int column = 0; column < board.size; column++) {
      int light = board.column(position.lightLow, position.lightHigh, column);
      int dark = board.column(position.darkLow, position.darkHigh, column);
      lightRowsLow |= board.mirroredLow(light, column);
      lightRowsHigh |= board.mirroredHigh(light, column);
      darkRowsLow |= board.mirroredLow(dark, column);
      darkRowsHigh |= board.mirroredHigh(dark, column);
      if (neutrals) {
        int neutral = board.column(position.neutralLow(), position.neutralHigh(), column);
        neutralRowsLow |= board.mirroredLow(neutral, column);
        neutralRowsHigh |= board.mirroredHigh(neutral, column);
      }
    }
    lightLow = lightRowsLow;
    lightHigh = lightRowsHigh;
    darkLow = darkRowsLow;
    darkHigh = darkRowsHigh;
    neutralLow = neutralRowsLow;
    neutralHigh = neutralRowsHigh;
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
