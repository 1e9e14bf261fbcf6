package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;

/**
 * Finds the pushes of complete lines by one cell on the 9x9 board, where equality is of no use.
 *
 * <p><b>Design.</b> The balls of a column are looked up in a table. They are a set of rows as well:
 * nine such sets, one after the other, tell of all rows at once which of them hold balls on the
 * first seven cells alone, on the next seven, or on the last, and which hold four own balls. Four
 * of seven are a majority, and three are none, whether the target ball is among them or not. No
 * branch depends on the balls before the moves are appended.
 */
final class SingleLines {
  private static final Board BOARD = Board.NINE;
  private static final int SIZE = 9;
  private static final int BALLS = 7;
  private static final int MAJORITY = 4;
  private static final int SETS = 1 << SIZE;
  private static final int BACK = 1;
  private static final int AHEAD = 2;
  private static final int BOTH = BACK | AHEAD;

  /** By the balls of a line: where it may go. */
  private static final byte[] WAYS = new byte[SETS];

  /** By the own balls of a line: both ways if they are a majority, or else none. */
  private static final byte[] MANY = new byte[SETS];

  /** By a set of lines: the same with a bit for each way, of which the lower one is set. */
  private static final int[] APART = new int[SETS];

  /** By place and way: the code of the move. */
  private static final long[] CODES = new long[2 * BOARD.lines()];

  static {
    int complete = (1 << BALLS) - 1;
    WAYS[complete] = AHEAD;
    WAYS[complete << 1] = BOTH;
    WAYS[complete << 2] = BACK;
    for (int set = 0; set < SETS; set++) {
      MANY[set] = Integer.bitCount(set) >= MAJORITY ? (byte) BOTH : 0;
      for (int i = 0; i < SIZE; i++) {
        APART[set] |= (set >> i & 1) << (2 * i);
      }
    }
    for (int i = 0; i < CODES.length; i++) {
      int place = i >> 1;
      boolean column = BOARD.isColumn(BOARD.line(place));
      CODES[i] = MoveCode.line(place, Direction.of(column, (i & 1) != 0), 1);
    }
  }

  private SingleLines() {}

  static void list(PikkPakkPosition position, Majority majority, MoveBuffer out) {
    out.addChosen(CODES, 0, moves(position, majority));
  }

  /** The legal pushes: two bits for each line in the order of the texts, back and ahead. */
  static long moves(PikkPakkPosition position, Majority majority) {
    boolean first = position.toMove() == 1;
    long own0 = first ? position.light0 & ~position.dark0 : position.dark0 & ~position.light0;
    long own1 = first ? position.light1 & ~position.dark1 : position.dark1 & ~position.light1;
    long balls0 = position.balls0();
    long balls1 = position.balls1();
    int anyway = majority.needed() ? 0 : BOTH;
    int columns = 0;
    int lowest = -1;
    int middle = -1;
    int highest = -1;
    // The own balls of each row, counted in bits; four or more stay so.
    int ones = 0;
    int twos = 0;
    int fours = majority.needed() ? 0 : -1;
    for (int column = 0; column < SIZE; column++) {
      int balls = (int) balls0 & (SETS - 1);
      int own = (int) own0 & (SETS - 1);
      columns |= (WAYS[balls] & (MANY[own] | anyway)) << (2 * column);
      lowest &= column < BALLS ? balls : ~balls;
      middle &= column > 0 && column <= BALLS ? balls : ~balls;
      highest &= column > 1 ? balls : ~balls;
      fours |= twos & ones & own;
      twos ^= ones & own;
      ones ^= own;
      balls0 = (balls0 >>> SIZE) | (balls1 << -SIZE);
      balls1 >>>= SIZE;
      own0 = (own0 >>> SIZE) | (own1 << -SIZE);
      own1 >>>= SIZE;
    }
    int back = APART[(middle | highest) & fours & (SETS - 1)];
    int ahead = APART[(lowest | middle) & fours & (SETS - 1)];
    int rows = (back * BACK) | (ahead * AHEAD);
    return rows | ((long) columns << (2 * SIZE));
  }
}
