package io.github.boardrules.pikkpakk.board;

/**
 * The block of the 9x9 board as one {@code long}.
 *
 * <p><b>Design.</b> A bitboard with padding (<a href="https://tromp.github.io/c4/fhour.html">J.
 * Tromp, Fhourstones</a>): seven columns of seven bits, nine bits apart. The two bits between
 * columns stand for the rim, so that a shift never carries a ball from one column into the next.
 */
public final class BlockBits {
  private static final Board BOARD = Board.NINE;
  private static final int BOARD_SIZE = 9;

  /** The bit of the board that becomes bit 0 here: a cell of the rim just before the block. */
  private static final int FIRST = BOARD_SIZE;

  /** By cell of the rim: the bits from one cell to the next on an entry's way; 0 for no entry. */
  private static final int[] STEPS = new int[BOARD.size * BOARD.size];

  /** By cell of the rim: the first cell of the block on the way of an entry, and the whole line. */
  private static final long[] FIRSTS = new long[STEPS.length];

  private static final long[] LINES = new long[STEPS.length];

  static {
    int last = BOARD.size - 1;
    for (int bit = 0; bit < STEPS.length; bit++) {
      int column = bit / BOARD.size;
      int row = bit % BOARD.size;
      int across = column == 0 ? BOARD.size : column == last ? -BOARD.size : 0;
      int along = row == 0 ? 1 : row == last ? -1 : 0;
      if ((across == 0) != (along == 0)) {
        STEPS[bit] = across + along;
        int line = BOARD.lineThrough(bit, along != 0);
        LINES[bit] = of(BOARD.low(line, BOARD.blockIndexes), BOARD.high(line, BOARD.blockIndexes));
        FIRSTS[bit] = 1L << (bit + STEPS[bit] - FIRST);
      }
    }
  }

  /** All cells of the block. */
  public static final long ALL = of(BOARD.blockLow, BOARD.blockHigh);

  private BlockBits() {}

  /** Returns the set of one cell, given by its column and row on the block, 0 to 6. */
  public static long cell(int column, int row) {
    return 1L << (column * BOARD_SIZE + row + 1);
  }

  /** Returns a set of cells of the block, given as a set of cells of the board. */
  public static long of(long low, long high) {
    return (low >>> FIRST) | (high << (64 - FIRST));
  }

  /** Returns the low word of a set of cells of the board, given as a set of cells of the block. */
  static long low(long block) {
    return block << FIRST;
  }

  static long high(long block) {
    return block >>> (64 - FIRST);
  }

  public static long first(int entry) {
    return FIRSTS[entry];
  }

  public static long line(int entry) {
    return LINES[entry];
  }

  /**
   * Returns the run of balls that begins on the first cell on the way of an entry. For entries that
   * go down or left, bit 0 stands for the rim, where every run ends.
   */
  public static long run(long balls, int entry) {
    long line = LINES[entry];
    long empty = line & ~balls;
    return STEPS[entry] > 0
        ? line & (Long.lowestOneBit(empty) - 1)
        : line & (-2L << ~Long.numberOfLeadingZeros(empty | 1));
  }

  /**
   * Returns the balls of a line moved one cell along the way of an entry; a ball that leaves the
   * block is lost. Bits that the rotation carries round the ends of the {@code long} are masked
   * off.
   */
  public static long pushed(long balls, int entry) {
    return Long.rotateLeft(balls, STEPS[entry]) & LINES[entry];
  }

  /**
   * Returns whether a set has four adjacent cells in a row, a column or a diagonal. The test of the
   * number of balls saves the shifts in the first moves of a game.
   */
  public static boolean hasFour(long cells) {
    return Long.bitCount(cells) >= 4
        && (four(cells, 1)
                | four(cells, BOARD_SIZE - 1)
                | four(cells, BOARD_SIZE)
                | four(cells, BOARD_SIZE + 1))
            != 0;
  }

  private static long four(long cells, int by) {
    long two = cells & (cells >>> by);
    return two & (two >>> (2 * by));
  }
}
