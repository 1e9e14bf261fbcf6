package io.github.boardrules.pikkpakk.board;

/**
 * All columns of an area, or all its rows, as sets of cells.
 *
 * <p><b>Design.</b> Callers that process all lines pass the step as a compile-time constant: after
 * inlining, the JIT compiler turns a shift by a constant into one instruction. A step that is read
 * from a field would need several.
 *
 * <p>Methods come in pairs: {@code …Low} returns the low word of a set, and {@code …High} its high
 * word. Each takes the words that it needs.
 */
public final class LineAxis {
  private static final LineAxis[] NINE = both(Board.NINE, Board.NINE.lineIndexes);
  private static final LineAxis[] NINE_BLOCK = both(Board.NINE, Board.NINE.blockIndexes);
  private static final LineAxis[] ELEVEN = both(Board.ELEVEN, Board.ELEVEN.lineIndexes);

  public final int step;

  public final long firstLow;
  public final long firstHigh;

  public final long lastLow;
  public final long lastHigh;

  /** By cell: the cells of its line from this one on, itself included. */
  private final long[] aheadLow;

  private final long[] aheadHigh;

  /** By cell: the cells of its line back from this one, itself included. */
  private final long[] backLow;

  private final long[] backHigh;

  private LineAxis(Board board, int area, boolean columns) {
    step = columns ? 1 : board.size;
    int cells = board.size * board.size;
    aheadLow = new long[cells];
    aheadHigh = new long[cells];
    backLow = new long[cells];
    backHigh = new long[cells];
    for (int bit = 0; bit < cells; bit++) {
      int line = board.lineThrough(bit, columns);
      int index = board.index(bit, columns);
      int ahead = area & (-1 << index);
      int back = area & ((2 << index) - 1);
      aheadLow[bit] = board.low(line, ahead);
      aheadHigh[bit] = board.high(line, ahead);
      backLow[bit] = board.low(line, back);
      backHigh[bit] = board.high(line, back);
    }
    int firstAcross = (columns ? board.size : 0) + Integer.numberOfTrailingZeros(area);
    int lastAcross = firstAcross + Integer.bitCount(area) - 1;
    firstLow = board.low(firstAcross, area);
    firstHigh = board.high(firstAcross, area);
    lastLow = board.low(lastAcross, area);
    lastHigh = board.high(lastAcross, area);
  }

  private static LineAxis[] both(Board board, int area) {
    return new LineAxis[] {new LineAxis(board, area, false), new LineAxis(board, area, true)};
  }

  public static LineAxis of(Variant variant, boolean columns) {
    LineAxis[] both = variant.board == Board.ELEVEN ? ELEVEN : variant.onBlock ? NINE_BLOCK : NINE;
    return both[columns ? 1 : 0];
  }

  /** Returns the cells one step ahead of those of a set. */
  public long aheadLow(long low, int constantStep) {
    return CellSets.aheadLow(low, constantStep) & ~firstLow;
  }

  public long aheadHigh(long low, long high, int constantStep) {
    return CellSets.aheadHigh(low, high, constantStep) & ~firstHigh;
  }

  /** Returns the cells one step back from those of a set. */
  public long backLow(long low, long high, int constantStep) {
    return CellSets.backLow(low, high, constantStep) & ~lastLow;
  }

  public long backHigh(long high, int constantStep) {
    return CellSets.backHigh(high, constantStep) & ~lastHigh;
  }

  /** Returns the cells one step ahead of those of a set, or one step back. */
  public long besideLow(long low, long high, int constantStep) {
    return aheadLow(low, constantStep) | backLow(low, high, constantStep);
  }

  public long besideHigh(long low, long high, int constantStep) {
    return aheadHigh(low, high, constantStep) | backHigh(high, constantStep);
  }

  /** Returns the cells from one on, ahead, up to the first empty cell or the end of the area. */
  public long wayAheadLow(int bit, long ballsLow) {
    return upTo(aheadLow[bit], aheadLow[bit] & ~ballsLow);
  }

  public long wayAheadHigh(int bit, long ballsLow, long ballsHigh) {
    return (aheadLow[bit] & ~ballsLow) == 0 ? upTo(aheadHigh[bit], aheadHigh[bit] & ~ballsHigh) : 0;
  }

  /** Returns the cells from one back to the first empty cell or the end of the area. */
  public long wayBackLow(int bit, long ballsLow, long ballsHigh) {
    return (backHigh[bit] & ~ballsHigh) == 0 ? downTo(backLow[bit], backLow[bit] & ~ballsLow) : 0;
  }

  public long wayBackHigh(int bit, long ballsHigh) {
    return downTo(backHigh[bit], backHigh[bit] & ~ballsHigh);
  }

  public long runLow(int bit, long ballsLow, long ballsHigh) {
    return (wayAheadLow(bit, ballsLow) | wayBackLow(bit, ballsLow, ballsHigh)) & ballsLow;
  }

  public long runHigh(int bit, long ballsLow, long ballsHigh) {
    return (wayAheadHigh(bit, ballsLow, ballsHigh) | wayBackHigh(bit, ballsHigh)) & ballsHigh;
  }

  /** Returns the bits of a set up to the lowest of some; all of them if there are none. */
  private static long upTo(long set, long ends) {
    return set & (ends ^ (ends - 1));
  }

  /** Returns the bits of a set down to the highest of some; all of them if there are none. */
  private static long downTo(long set, long ends) {
    return ends == 0 ? set : set & -Long.highestOneBit(ends);
  }
}
