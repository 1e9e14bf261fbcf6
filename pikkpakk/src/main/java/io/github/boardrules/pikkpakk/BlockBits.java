package io.github.boardrules.pikkpakk;

/**
 * The block of the smaller board as one {@code long}: seven columns of seven bits, nine bits apart,
 * so that the two bits between columns stand for the rim.
 */
final class BlockBits {
  private static final Board BOARD = Board.NINE;
  private static final int BOARD_SIZE = 9;

  /** The bit of the board that is the lowest here: one of the rim, before the block begins. */
  private static final int FIRST = BOARD_SIZE;

  /** By cell of the rim, how an entry goes on: by how many bits, 0 where it does not. */
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

  private BlockBits() {}

  /** The cells of a set that are on the block, which are all. */
  static long of(long low, long high) {
    return (low >>> FIRST) | (high << (64 - FIRST));
  }

  /** The lower bits of a set of cells of the block. */
  static long low(long block) {
    return block << FIRST;
  }

  static long high(long block) {
    return block >>> (64 - FIRST);
  }

  /** The first cell on the way of an entry. */
  static long first(int entry) {
    return FIRSTS[entry];
  }

  /** All cells on the way of an entry. */
  static long line(int entry) {
    return LINES[entry];
  }

  /**
   * The run of balls that begins with the first cell on the way of an entry. On the way down and to
   * the left, the lowest bit stands for the rim, where every run ends.
   */
  static long run(long balls, int entry) {
    long line = LINES[entry];
    long empty = line & ~balls;
    return STEPS[entry] > 0
        ? line & (Long.lowestOneBit(empty) - 1)
        : line & (-2L << ~Long.numberOfLeadingZeros(empty | 1));
  }

  /**
   * Balls of a line once they have gone one cell on the way of an entry; one that leaves the block
   * is lost. What goes round the ends of a {@code long} comes to no cell of the line.
   */
  static long pushed(long balls, int entry) {
    return Long.rotateLeft(balls, STEPS[entry]) & LINES[entry];
  }

  /**
   * Whether a set has four cells side by side in a line, in any direction. In the first moves of a
   * game the number of balls tells.
   */
  static boolean hasFour(long cells) {
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
