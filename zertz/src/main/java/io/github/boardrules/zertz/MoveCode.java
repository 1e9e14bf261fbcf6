package io.github.boardrules.zertz;

/**
 * How a legal move becomes a {@code long}, and back.
 *
 * <p><b>Design.</b> The two lowest bits tell the kind.
 *
 * <ul>
 *   <li>Placement: colour (2 bits, 1 to 3), place to fill (6 bits), place to remove (7 bits, 64 for
 *       none), then which groups are claimed (3 bits: the group of the marble just placed, then the
 *       groups that the removal cuts off, in the order of {@link Isolation#cutOff}). There are
 *       never more than three: a free ring has at most four neighbours, all in a row, which belong
 *       to at most two groups that do not touch.
 *   <li>Capture: start place (6 bits), then the directions, first to last, as digits of a number
 *       whose lowest digit is the first: 1 to 6 for the first jump, 1 to 5 for each later one, as a
 *       marble never jumps straight back over the place that it has just emptied. As no digit is 0,
 *       the number ends where nothing is left. The longest chain of all, 23 jumps, stays below
 *       2^63.
 *   <li>Pass and retract have no more parts.
 * </ul>
 */
final class MoveCode {
  static final int PLACEMENT = 0;
  static final int CAPTURE = 1;
  static final long PASS = 2;
  static final long RETRACT = 3;

  /** The weight of the first direction in a capture's code. */
  static final long FIRST_JUMP = 1L << 8;

  /** How many directions there are for each later jump. */
  static final int TURNS = 5;

  /** The claim of the group of the marble just placed. */
  static final long OWN_GROUP = 1L << 17;

  /** The claim of the first group that the removal cuts off; the second is twice this. */
  static final long CUT_GROUP = 1L << 18;

  private MoveCode() {}

  static int kind(long code) {
    return (int) code & 3;
  }

  static long marble(int number) {
    return (long) number << 2;
  }

  static long fill(int bit) {
    return (long) bit << 4;
  }

  static long remove(int bit) {
    return (long) bit << 10;
  }

  static int marbleOf(long code) {
    return (int) (code >>> 2) & 3;
  }

  static int filledBy(long code) {
    return (int) (code >>> 4) & 63;
  }

  /** The bit of the ring removed, {@link Board#NOWHERE} for none. */
  static int removedBy(long code) {
    return (int) (code >>> 10) & 127;
  }

  /** The claims: bit 0 for the own group, bits 1 and 2 for the groups cut off. */
  static int claims(long code) {
    return (int) (code >>> 17) & 7;
  }

  static long capture(int start) {
    return CAPTURE | ((long) start << 2);
  }

  static int start(long code) {
    return (int) (code >>> 2) & 63;
  }

  /** The digit of a direction after a previous one, 1 to TURNS. */
  static int turn(int previous, int direction) {
    int turn = direction >= previous ? direction - previous : direction - previous + 6;
    return turn < 3 ? turn + 1 : turn;
  }

  /** The direction with a digit after a previous one. */
  static int direction(int previous, int turn) {
    int direction = previous + (turn <= 3 ? turn - 1 : turn);
    return direction < 6 ? direction : direction - 6;
  }
}
