package io.github.boardrules.pikkpakk;

/** The cells from a cell on to the end of an area, in each direction. */
final class Rays {
  private static final Rays NINE = new Rays(Board.NINE, false);
  private static final Rays NINE_BLOCK = new Rays(Board.NINE, true);
  private static final Rays ELEVEN = new Rays(Board.ELEVEN, false);

  /** By cell and direction: the cells from this one on, itself included. */
  private final long[] rays0;

  private final long[] rays1;

  private Rays(Board board, boolean onBlock) {
    int cells = board.size * board.size;
    rays0 = new long[cells * Direction.ALL.size()];
    rays1 = new long[rays0.length];
    for (int bit = 0; bit < cells; bit++) {
      for (Direction direction : Direction.ALL) {
        int line = board.lineThrough(bit, direction.alongColumn());
        int index = board.index(bit, direction.alongColumn());
        int area = onBlock ? board.inBlock : board.whole;
        int ray = area & (direction.forward() ? -1 << index : (2 << index) - 1);
        rays0[place(bit, direction)] = board.low(line, ray);
        rays1[place(bit, direction)] = board.high(line, ray);
      }
    }
  }

  static Rays of(Game game) {
    if (game.board == Board.ELEVEN) {
      return ELEVEN;
    }
    return game.onBlock ? NINE_BLOCK : NINE;
  }

  /** The lower bits of the cells from one on. */
  long low(int bit, Direction direction) {
    return rays0[place(bit, direction)];
  }

  long high(int bit, Direction direction) {
    return rays1[place(bit, direction)];
  }

  private static int place(int bit, Direction direction) {
    return 4 * bit + direction.number();
  }
}
