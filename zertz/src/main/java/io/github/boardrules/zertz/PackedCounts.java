package io.github.boardrules.zertz;

/**
 * The numbers of a position in one {@code long}: nine counts of marbles, the player to move,
 * whether he is bound to capture, and the counter of turns in which no ring left the board.
 *
 * <p><b>Design.</b> A count takes five bits although it never exceeds ten, so that all six holdings
 * are compared with their goals by one addition: count + 16 − goal reaches the fifth bit exactly
 * when the goal is reached, and never the next field.
 */
final class PackedCounts {
  /** The owner number of the pool; players are 1 and 2. */
  static final int POOL = 0;

  static final long TO_MOVE = 1L << 45;
  static final long BOUND = 1L << 46;

  private static final int FIELD = 5;
  private static final int OWNER = 3 * FIELD;
  private static final long POOL_COUNTS = (1L << OWNER) - 1;
  private static final long ALL_COUNTS = TO_MOVE - 1;
  private static final int COUNTER = 47;

  private PackedCounts() {}

  /** One marble, by its number from 1 to 3, of an owner. */
  static long one(int owner, int marble) {
    return 1L << (OWNER * owner + FIELD * (marble - 1));
  }

  static int count(long tally, int owner, Marble marble) {
    return (int) (tally >>> (OWNER * owner + FIELD * (marble.number() - 1))) & 31;
  }

  static int toMove(long tally) {
    return (tally & TO_MOVE) == 0 ? 1 : 2;
  }

  static boolean bound(long tally) {
    return (tally & BOUND) != 0;
  }

  static int counter(long tally) {
    return (int) (tally >>> COUNTER);
  }

  static long withCounter(long tally, int counter) {
    return (tally & ((1L << COUNTER) - 1)) | ((long) counter << COUNTER);
  }

  /** Whose marbles are placed: the pool's while it has any, otherwise the mover's. */
  static int supplier(long tally) {
    return (tally & POOL_COUNTS) != 0 ? POOL : toMove(tally);
  }

  static boolean hasMarbles(long tally) {
    return (tally & ALL_COUNTS) != 0;
  }

  /** Whether an owner has a marble with a number from 1 to 3. */
  static boolean has(long tally, int owner, int marble) {
    return ((tally >>> (OWNER * owner + FIELD * (marble - 1))) & 31) != 0;
  }
}
