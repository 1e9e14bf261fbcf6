package io.github.boardrules.zertz;

import java.util.function.ToLongFunction;

/**
 * The numbers of a position in one {@code long}: nine counts of marbles, the player to move,
 * whether they are bound to capture, and the counter of turns in which no ring left the board.
 *
 * <p><b>Design.</b> A count takes five bits although it never exceeds ten, so that one addition
 * compares all six holdings with their goals: count + 16 − goal sets the fifth bit exactly if the
 * goal is reached, and never carries into the next field.
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

  /** Returns the counts of one marble, by its number from 1 to 3, of an owner. */
  static long one(int owner, int marble) {
    return 1L << (OWNER * owner + FIELD * (marble - 1));
  }

  /** Returns the holdings of both players if each has the same number of a colour. */
  static long ofPlayers(ToLongFunction<ZertzMarble> number) {
    return ZertzMarble.ALL.stream()
        .mapToLong(m -> number.applyAsLong(m) * (one(1, m.number()) + one(2, m.number())))
        .sum();
  }

  static int count(long counts, int owner, ZertzMarble marble) {
    return (int) (counts >>> (OWNER * owner + FIELD * (marble.number() - 1))) & 31;
  }

  static int toMove(long counts) {
    return (counts & TO_MOVE) == 0 ? 1 : 2;
  }

  static boolean isBound(long counts) {
    return (counts & BOUND) != 0;
  }

  static int counter(long counts) {
    return (int) (counts >>> COUNTER);
  }

  static long withCounter(long counts, int counter) {
    return (counts & ((1L << COUNTER) - 1)) | ((long) counter << COUNTER);
  }

  /** Returns whose marbles are placed: the pool's while it has any, otherwise the mover's. */
  static int supplier(long counts) {
    return (counts & POOL_COUNTS) != 0 ? POOL : toMove(counts);
  }

  static boolean hasAnyMarble(long counts) {
    return (counts & ALL_COUNTS) != 0;
  }

  static boolean hasMarble(long counts, int owner, int marble) {
    return ((counts >>> (OWNER * owner + FIELD * (marble - 1))) & 31) != 0;
  }

  static int colours(long counts, int owner) {
    return (hasMarble(counts, owner, 1) ? 1 : 0)
        + (hasMarble(counts, owner, 2) ? 1 : 0)
        + (hasMarble(counts, owner, 3) ? 1 : 0);
  }
}
