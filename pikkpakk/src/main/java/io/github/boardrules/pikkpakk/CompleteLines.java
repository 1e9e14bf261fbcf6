package io.github.boardrules.pikkpakk;

/**
 * Finds the complete lines of a board (RULES.md, "A move", Pushing 1): those with exactly seven
 * balls, side by side. Lines are named by their places in the order of the texts: rows, then
 * columns.
 *
 * <p><b>Design.</b> A set and its images, moved by one to six cells, have a cell in common exactly
 * where seven balls in a line begin. So all lines are looked at together, and only those that may
 * be complete one by one.
 */
final class CompleteLines {
  private static final int BALLS = 7;
  private static final CompleteLines NINE = new CompleteLines(Board.NINE);
  private static final CompleteLines ELEVEN = new CompleteLines(Board.ELEVEN);

  private final Board board;

  private final int most;

  /** By place: the cells of the line. */
  private final long[] line0;

  private final long[] line1;

  /** Where seven balls of a column may begin. */
  private final long begin0;

  private final long begin1;

  private CompleteLines(Board board) {
    this.board = board;
    most = board.size - BALLS;
    line0 = new long[board.lines()];
    line1 = new long[board.lines()];
    long low = 0;
    long high = 0;
    for (int place = 0; place < line0.length; place++) {
      int line = board.line(place);
      line0[place] = board.low(line, board.whole);
      line1[place] = board.high(line, board.whole);
      if (board.isColumn(line)) {
        low |= board.low(line, (2 << most) - 1);
        high |= board.high(line, (2 << most) - 1);
      }
    }
    begin0 = low;
    begin1 = high;
  }

  static CompleteLines of(Board board) {
    return board == Board.NINE ? NINE : ELEVEN;
  }

  /** How many cells of a line are empty when seven are not. */
  int most() {
    return most;
  }

  /** The lines with seven balls side by side, or more; a bit for each place. */
  long candidates(long balls0, long balls1) {
    long rows = 0;
    long starts = sevens0(balls0, balls1, board.size);
    for (int behind = 0; behind <= most; behind++) {
      rows |= starts >>> (behind * board.size);
    }
    rows &= board.whole;
    // Rows 10 and 11 come first.
    int first = board.size - Board.NINE.size;
    rows = ((rows << first) | (rows >>> (board.size - first))) & board.whole;
    long columns = 0;
    long low = sevens0(balls0, balls1, 1) & begin0;
    long high = sevens1(balls1, 1) & begin1;
    for (; low != 0; low &= low - 1) {
      columns |= 1L << board.columnOf(Long.numberOfTrailingZeros(low));
    }
    for (; high != 0; high &= high - 1) {
      columns |= 1L << board.columnOf(64 + Long.numberOfTrailingZeros(high));
    }
    return rows | (columns << board.size);
  }

  /** By how many bits a cell of a line comes after the one before. */
  int step(int place) {
    return place >= board.size ? 1 : board.size;
  }

  /** The lower bits of a line's cells. */
  long low(int place) {
    return line0[place];
  }

  long high(int place) {
    return line1[place];
  }

  /** How many cells of a set are in a line. */
  int count(int place, long cells0, long cells1) {
    return Sets.count(cells0 & line0[place], cells1 & line1[place]);
  }

  /** Whether a line, one of the candidates, is complete. */
  boolean isComplete(int place, long balls0, long balls1) {
    return count(place, balls0, balls1) == BALLS;
  }

  /** How many cells below, or to the left of, the balls of a complete line are empty. */
  int behind(int place, long balls0, long balls1) {
    int bit = Sets.lowest(balls0 & line0[place], balls1 & line1[place]);
    return board.index(bit, place >= board.size);
  }

  /** The lower bits of where seven balls begin, some bits apart. */
  private static long sevens0(long low, long high, int by) {
    long two0 = low & Sets.back0(low, high, by);
    long two1 = high & Sets.back1(high, by);
    long four0 = two0 & Sets.back0(two0, two1, 2 * by);
    long four1 = two1 & Sets.back1(two1, 2 * by);
    return four0 & Sets.back0(four0, four1, 3 * by);
  }

  /** The higher bits of the same. */
  private static long sevens1(long high, int by) {
    long two1 = high & (high >>> by);
    long four1 = two1 & (two1 >>> (2 * by));
    return four1 & (four1 >>> (3 * by));
  }
}
