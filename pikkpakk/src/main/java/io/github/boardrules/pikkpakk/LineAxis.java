package io.github.boardrules.pikkpakk;

/**
 * The columns of an area, or its rows: where they begin and end, and what is on the way.
 *
 * <p><b>Design.</b> Whoever looks at all lines together says the step once more, as a number that
 * compilers know: they shift by it much faster than by one that they have to look up.
 */
final class LineAxis {
  private static final LineAxis[] NINE = both(Board.NINE, Board.NINE.whole);
  private static final LineAxis[] NINE_BLOCK = both(Board.NINE, Board.NINE.inBlock);
  private static final LineAxis[] ELEVEN = both(Board.ELEVEN, Board.ELEVEN.whole);

  /** By how many bits a cell comes after the one before. */
  final int step;

  /** The lower bits of the cells with which lines begin. */
  final long first0;

  final long first1;

  /** The lower bits of the cells with which lines end. */
  final long last0;

  final long last1;

  /** By cell: the lower bits of the cells from this one on, itself included. */
  private final long[] ahead0;

  private final long[] ahead1;

  /** By cell: the lower bits of the cells back from this one, itself included. */
  private final long[] back0;

  private final long[] back1;

  private LineAxis(Board board, int area, boolean columns) {
    step = columns ? 1 : board.size;
    int cells = board.size * board.size;
    ahead0 = new long[cells];
    ahead1 = new long[cells];
    back0 = new long[cells];
    back1 = new long[cells];
    long first0 = 0;
    long first1 = 0;
    long last0 = 0;
    long last1 = 0;
    for (int bit = 0; bit < cells; bit++) {
      int line = board.lineThrough(bit, columns);
      int index = board.index(bit, columns);
      int ahead = area & (-1 << index);
      int back = area & ((2 << index) - 1);
      ahead0[bit] = board.low(line, ahead);
      ahead1[bit] = board.high(line, ahead);
      back0[bit] = board.low(line, back);
      back1[bit] = board.high(line, back);
      first0 |= back == Integer.lowestOneBit(area) ? back0[bit] : 0;
      first1 |= back == Integer.lowestOneBit(area) ? back1[bit] : 0;
      last0 |= ahead == Integer.highestOneBit(area) ? ahead0[bit] : 0;
      last1 |= ahead == Integer.highestOneBit(area) ? ahead1[bit] : 0;
    }
    this.first0 = first0;
    this.first1 = first1;
    this.last0 = last0;
    this.last1 = last1;
  }

  private static LineAxis[] both(Board board, int area) {
    return new LineAxis[] {new LineAxis(board, area, false), new LineAxis(board, area, true)};
  }

  /** The columns or the rows of a game's area. */
  static LineAxis of(FamilyGame game, boolean columns) {
    LineAxis[] both = game.board == Board.ELEVEN ? ELEVEN : game.onBlock ? NINE_BLOCK : NINE;
    return both[columns ? 1 : 0];
  }

  /** The lower bits of the cells ahead of those of a set. */
  long ahead0(long low, int knownStep) {
    return Sets.ahead0(low, knownStep) & ~first0;
  }

  long ahead1(long low, long high, int knownStep) {
    return Sets.ahead1(low, high, knownStep) & ~first1;
  }

  /** The lower bits of the cells back from those of a set. */
  long back0(long low, long high, int knownStep) {
    return Sets.back0(low, high, knownStep) & ~last0;
  }

  long back1(long high, int knownStep) {
    return Sets.back1(high, knownStep) & ~last1;
  }

  /** The lower bits of the cells ahead of those of a set, and back from them. */
  long beside0(long low, long high, int knownStep) {
    return ahead0(low, knownStep) | back0(low, high, knownStep);
  }

  long beside1(long low, long high, int knownStep) {
    return ahead1(low, high, knownStep) | back1(high, knownStep);
  }

  /**
   * The lower bits of the cells from one on, ahead or back, to the first without a ball, itself
   * included, or to the end of the area.
   */
  long wayAhead0(int bit, long balls0) {
    return upTo(ahead0[bit], ahead0[bit] & ~balls0);
  }

  long wayAhead1(int bit, long balls0, long balls1) {
    return (ahead0[bit] & ~balls0) == 0 ? upTo(ahead1[bit], ahead1[bit] & ~balls1) : 0;
  }

  long wayBack0(int bit, long balls0, long balls1) {
    return (back1[bit] & ~balls1) == 0 ? downTo(back0[bit], back0[bit] & ~balls0) : 0;
  }

  long wayBack1(int bit, long balls1) {
    return downTo(back1[bit], back1[bit] & ~balls1);
  }

  /** The lower bits of the run to which a ball belongs. */
  long run0(int bit, long balls0, long balls1) {
    return (wayAhead0(bit, balls0) | wayBack0(bit, balls0, balls1)) & balls0;
  }

  long run1(int bit, long balls0, long balls1) {
    return (wayAhead1(bit, balls0, balls1) | wayBack1(bit, balls1)) & balls1;
  }

  /** The bits of a set up to the lowest of some; all if there are none. */
  private static long upTo(long set, long ends) {
    return set & (ends ^ (ends - 1));
  }

  /** The bits of a set down to the highest of some; all if there are none. */
  private static long downTo(long set, long ends) {
    return ends == 0 ? set : set & -Long.highestOneBit(ends);
  }
}
