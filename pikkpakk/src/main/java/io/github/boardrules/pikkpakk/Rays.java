package io.github.boardrules.pikkpakk;

/**
 * The cells ahead of a cell within an area, in each direction, and how far balls stand on them
 * without a gap.
 */
final class Rays {
  private static final Rays NINE = new Rays(Board.NINE, false);
  private static final Rays NINE_BLOCK = new Rays(Board.NINE, true);
  private static final Rays ELEVEN = new Rays(Board.ELEVEN, false);

  private final int size;

  /** By cell and direction: the cells from this one on, itself included, to the end of the area. */
  private final long[] rays0;

  private final long[] rays1;

  /** By cell and direction: the last cell of the area. */
  private final int[] lasts;

  private Rays(Board board, boolean onBlock) {
    size = board.size;
    int cells = size * size;
    rays0 = new long[cells * Direction.ALL.size()];
    rays1 = new long[rays0.length];
    lasts = new int[rays0.length];
    for (int bit = 0; bit < cells; bit++) {
      for (Direction direction : Direction.ALL) {
        int line = board.lineThrough(bit, direction.alongColumn());
        int index = board.index(bit, direction.alongColumn());
        int area = onBlock ? board.inBlock : board.whole;
        int ahead = direction.forward() ? -1 << index : (2 << index) - 1;
        int ray = area & ahead;
        if (ray != 0) {
          int place = place(bit, direction);
          rays0[place] = board.low(line, ray);
          rays1[place] = board.high(line, ray);
          int last =
              direction.forward()
                  ? 31 - Integer.numberOfLeadingZeros(ray)
                  : Integer.numberOfTrailingZeros(ray);
          lasts[place] = board.bit(line, last);
        }
      }
    }
  }

  static Rays of(Game game) {
    if (game.board == Board.ELEVEN) {
      return ELEVEN;
    }
    return game.onBlock ? NINE_BLOCK : NINE;
  }

  /** By how many bits a step in a direction goes on. */
  int step(Direction direction) {
    int by = direction.alongColumn() ? 1 : size;
    return direction.forward() ? by : -by;
  }

  /** The last cell of the area ahead of a cell. */
  int last(int bit, Direction direction) {
    return lasts[place(bit, direction)];
  }

  /** The first empty cell from a cell on; −1 when balls stand on all to the end of the area. */
  int firstEmpty(int bit, Direction direction, long balls0, long balls1) {
    long empty0 = rays0[place(bit, direction)] & ~balls0;
    long empty1 = rays1[place(bit, direction)] & ~balls1;
    if ((empty0 | empty1) == 0) {
      return -1;
    }
    if (direction.forward()) {
      return empty0 != 0
          ? Long.numberOfTrailingZeros(empty0)
          : 64 + Long.numberOfTrailingZeros(empty1);
    }
    return empty1 != 0
        ? 127 - Long.numberOfLeadingZeros(empty1)
        : 63 - Long.numberOfLeadingZeros(empty0);
  }

  /** The lower bits of the cells from one to another ahead of it, which does not belong to them. */
  long low(int bit, Direction direction, int end) {
    return rays0[place(bit, direction)] & ~rays0[place(end, direction)];
  }

  long high(int bit, Direction direction, int end) {
    return rays1[place(bit, direction)] & ~rays1[place(end, direction)];
  }

  private static int place(int bit, Direction direction) {
    return 4 * bit + direction.number();
  }
}
