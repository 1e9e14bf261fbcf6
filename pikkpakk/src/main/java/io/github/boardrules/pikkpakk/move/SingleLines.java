package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.grid.Bits;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.Directions;
import io.github.boardrules.pikkpakk.board.MoveKind;

/**
 * Generates the pushes of complete lines by one cell on the 9x9 board, in variants without the
 * equality rule.
 *
 * <p><b>Design.</b> The balls of a column are looked up in a table. Rows are processed all at once:
 * a set of cells is nine groups of nine bits, one for each column, so that the lowest group
 * collects the results of all rows. Own balls are counted in parallel by full adders (H. Warren,
 * Hacker's Delight, 5-2, carry-save adders). Four of seven balls are a majority and three are not,
 * whether the target ball is among them or not. The method is branch-free until the moves are
 * appended.
 */
final class SingleLines {
  private static final Board BOARD = Board.NINE;
  private static final int SIZE = 9;
  private static final int BALLS = 7;
  private static final int SETS = 1 << SIZE;
  private static final int BACK = 1;
  private static final int AHEAD = 2;
  private static final int BOTH = BACK | AHEAD;

  /** By the balls of a line: where it can go. */
  private static final byte[] WAYS = new byte[SETS];

  /** By the own balls of a line: both ways if they are a majority, else none. */
  private static final byte[] MANY = new byte[SETS];

  /** By a set of lines: the set with two bits per line, of which the lower one is set. */
  private static final int[] APART = new int[SETS];

  /** By place and way: the code of the move. */
  private static final long[] CODES = new long[2 * BOARD.lines()];

  static {
    int complete = (1 << BALLS) - 1;
    WAYS[complete] = AHEAD;
    WAYS[complete << 1] = BOTH;
    WAYS[complete << 2] = BACK;
    for (int set = 0; set < SETS; set++) {
      int own = Integer.bitCount(set);
      MANY[set] = PushLimits.SIMPLE.isMajority(own, BALLS - own) ? (byte) BOTH : 0;
      for (int i = 0; i < SIZE; i++) {
        APART[set] |= (set >> i & 1) << (2 * i);
      }
    }
    for (int i = 0; i < CODES.length; i++) {
      int place = i >> 1;
      boolean column = BOARD.isColumn(BOARD.line(place));
      CODES[i] = MoveCode.line(place, Directions.of(column, (i & 1) != 0), 1);
    }
  }

  private SingleLines() {}

  static void list(BitPosition position, boolean needsMajority, MoveBuffer out) {
    for (long rest = moves(position, needsMajority); rest != 0; rest &= rest - 1) {
      out.add(CODES[Long.numberOfTrailingZeros(rest)]);
    }
  }

  static long random(BitPosition position, boolean needsMajority, SplitMix64 random) {
    long moves = moves(position, needsMajority);
    return moves == 0
        ? MoveKind.NO_MOVE
        : CODES[Long.numberOfTrailingZeros(Bits.nthBit(moves, random.below(Long.bitCount(moves))))];
  }

  /** Returns whether there is a push. Rows alone mostly decide it, and are faster than columns. */
  static boolean hasMove(BitPosition position, boolean needsMajority) {
    return rows(position, needsMajority) != 0 || columns(position, needsMajority) != 0;
  }

  /** Returns the legal pushes: two bits for each line in ASCII order, back and ahead. */
  static long moves(BitPosition position, boolean needsMajority) {
    long columns = columns(position, needsMajority);
    return rows(position, needsMajority) | (columns << (2 * SIZE));
  }

  private static int rows(BitPosition position, boolean needsMajority) {
    return rows(
        position.ballsLow(),
        position.ballsHigh(),
        needsMajority ? rowsWithMajority(ownLow(position), ownHigh(position)) : -1);
  }

  private static int columns(BitPosition position, boolean needsMajority) {
    return columns(
        position.ballsLow(),
        position.ballsHigh(),
        ownLow(position),
        ownHigh(position),
        needsMajority ? 0 : BOTH);
  }

  /**
   * Returns the low word of the balls of the player to move. {@link PlayerView} computes more than
   * is needed here, which makes lists a tenth slower.
   */
  private static long ownLow(BitPosition position) {
    return position.toMove() == 1
        ? position.lightLow & ~position.darkLow
        : position.darkLow & ~position.lightLow;
  }

  private static long ownHigh(BitPosition position) {
    return position.toMove() == 1
        ? position.lightHigh & ~position.darkHigh
        : position.darkHigh & ~position.lightHigh;
  }

  private static int rows(long low, long high, long within) {
    long two = low & ((low >>> SIZE) | (high << -SIZE));
    long twoHigh = high & (high >>> SIZE);
    long four = two & ((two >>> (2 * SIZE)) | (twoHigh << (-2 * SIZE)));
    long seven = four & (four >>> (3 * SIZE));
    long eighth = (low >>> (7 * SIZE)) | (high << (-7 * SIZE));
    long ninth = high >>> (8 * SIZE);
    long lowest = seven & ~eighth & ~ninth;
    long middle = (seven >>> SIZE) & ~low & ~ninth;
    long highest = (seven >>> (2 * SIZE)) & ~low & ~(low >>> SIZE);
    int back = (int) ((middle | highest) & within) & (SETS - 1);
    int ahead = (int) ((lowest | middle) & within) & (SETS - 1);
    return APART[back] * BACK | APART[ahead] * AHEAD;
  }

  /**
   * Returns the rows that hold four or more cells of a set, which {@link PushLimits#isMajority}
   * defines as a majority of seven.
   */
  private static long rowsWithMajority(long low, long high) {
    long second = (low >>> SIZE) | (high << -SIZE);
    long third = (low >>> (2 * SIZE)) | (high << (-2 * SIZE));
    // Full adders for three columns each: from the first, the fourth and the seventh.
    long ones = low ^ second ^ third;
    long twos = (low & second) | (third & (low ^ second));
    long ones4 = ones >>> (3 * SIZE);
    long twos4 = twos >>> (3 * SIZE);
    long ones7 = ones >>> (6 * SIZE);
    long twos7 = twos >>> (6 * SIZE);
    long twoOnes = (ones & ones4) | (ones7 & (ones ^ ones4));
    long twoTwos = (twos & twos4) | (twos7 & (twos ^ twos4));
    return twoTwos | ((twos ^ twos4 ^ twos7) & twoOnes);
  }

  private static int columns(long low, long high, long ownLow, long ownHigh, int anyway) {
    int ways = 0;
    long balls = low;
    long own = ownLow;
    for (int column = 0; column < BALLS; column++) {
      ways |= ways(balls, own, anyway) << (2 * column);
      balls >>>= SIZE;
      own >>>= SIZE;
    }
    balls |= high << 1;
    own |= ownHigh << 1;
    ways |= ways(balls, own, anyway) << (2 * BALLS);
    return ways | (ways(balls >>> SIZE, own >>> SIZE, anyway) << (2 * BALLS + 2));
  }

  private static int ways(long balls, long own, int anyway) {
    return WAYS[(int) balls & (SETS - 1)] & (MANY[(int) own & (SETS - 1)] | anyway);
  }
}
