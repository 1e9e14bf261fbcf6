package io.github.boardrules.pikkpakk;

/**
 * The columns of an area, or its rows: where they begin and end, and what is on the way.
 *
 * <p><b>Design.</b> Whoever looks at all lines together says the step once more, as a number that
 * compilers know: they shift by it much faster than by one that they have to look up.
 */
final class LineAxis {
  private static final LineAxis[] NINE = both(Board.NINE, Board.NINE.lineIndexes);
  private static final LineAxis[] NINE_BLOCK = both(Board.NINE, Board.NINE.blockIndexes);
  private static final LineAxis[] ELEVEN = both(Board.ELEVEN, Board.ELEVEN.lineIndexes);

  /** By how many bits a cell comes after the one before. */
  final int step;

  /** The lower bits of the cells with which lines begin. */
  final long firstLow;

  final long firstHigh;

  /** The lower bits of the cells with which lines end. */
  final long lastLow;

  final long lastHigh;

  /** By cell: the lower bits of the cells from this one on, itself included. */
  private final long[] aheadLow;

  private final long[] aheadHigh;

  /** By cell: the lower bits of the cells back from this one, itself included. */
  private final long[] backLow;

  private final long[] backHigh;

  private LineAxis(Board board, int area, boolean columns) {
    step = columns ? 1 : board.size;
    int cells = board.size * board.size;
    aheadLow = new long[cells];
    aheadHigh = new long[cells];
    backLow = new long[cells];
    backHigh = new long[cells];
    long firstLow = 0;
    long firstHigh = 0;
    long lastLow = 0;
    long lastHigh = 0;
    for (int bit = 0; bit < cells; bit++) {
      int line = board.lineThrough(bit, columns);
      int index = board.index(bit, columns);
      int ahead = area & (-1 << index);
      int back = area & ((2 << index) - 1);
      aheadLow[bit] = board.low(line, ahead);
      aheadHigh[bit] = board.high(line, ahead);
      backLow[bit] = board.low(line, back);
      backHigh[bit] = board.high(line, back);
      firstLow |= back == Integer.lowestOneBit(area) ? backLow[bit] : 0;
      firstHigh |= back == Integer.lowestOneBit(area) ? backHigh[bit] : 0;
      lastLow |= ahead == Integer.highestOneBit(area) ? aheadLow[bit] : 0;
      lastHigh |= ahead == Integer.highestOneBit(area) ? aheadHigh[bit] : 0;
    }
    this.firstLow = firstLow;
    this.firstHigh = firstHigh;
    this.lastLow = lastLow;
    this.lastHigh = lastHigh;
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
  long aheadLow(long low, int knownStep) {
    return CellSets.aheadLow(low, knownStep) & ~firstLow;
  }

  long aheadHigh(long low, long high, int knownStep) {
    return CellSets.aheadHigh(low, high, knownStep) & ~firstHigh;
  }

  /** The lower bits of the cells back from those of a set. */
  long backLow(long low, long high, int knownStep) {
    return CellSets.backLow(low, high, knownStep) & ~lastLow;
  }

  long backHigh(long high, int knownStep) {
    return CellSets.backHigh(high, knownStep) & ~lastHigh;
  }

  /** The lower bits of the cells ahead of those of a set, and back from them. */
  long besideLow(long low, long high, int knownStep) {
    return aheadLow(low, knownStep) | backLow(low, high, knownStep);
  }

  long besideHigh(long low, long high, int knownStep) {
    return aheadHigh(low, high, knownStep) | backHigh(high, knownStep);
  }

  /**
   * The lower bits of the cells from one on, ahead or back, to the first without a ball, itself
   * included, or to the end of the area.
   */
  long wayAheadLow(int bit, long ballsLow) {
    return upTo(aheadLow[bit], aheadLow[bit] & ~ballsLow);
  }

  long wayAheadHigh(int bit, long ballsLow, long ballsHigh) {
    return (aheadLow[bit] & ~ballsLow) == 0 ? upTo(aheadHigh[bit], aheadHigh[bit] & ~ballsHigh) : 0;
  }

  long wayBackLow(int bit, long ballsLow, long ballsHigh) {
    return (backHigh[bit] & ~ballsHigh) == 0 ? downTo(backLow[bit], backLow[bit] & ~ballsLow) : 0;
  }

  long wayBackHigh(int bit, long ballsHigh) {
    return downTo(backHigh[bit], backHigh[bit] & ~ballsHigh);
  }

  /** The lower bits of the run to which a ball belongs. */
  long runLow(int bit, long ballsLow, long ballsHigh) {
    return (wayAheadLow(bit, ballsLow) | wayBackLow(bit, ballsLow, ballsHigh)) & ballsLow;
  }

  long runHigh(int bit, long ballsLow, long ballsHigh) {
    return (wayAheadHigh(bit, ballsLow, ballsHigh) | wayBackHigh(bit, ballsHigh)) & ballsHigh;
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
