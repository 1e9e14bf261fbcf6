package io.github.boardrules.tzaar;

/** What each kind of move does (RULES.md, "What a move does"). The moves are legal ones. */
final class MoveEffects {
  /** The first turn after the placing and the opening. */
  static final int FIRST = turn(Phase.FIRST, 1);

  private static final int OPEN = turn(Phase.OPEN, 1);

  /** By {@link TzaarPosition#turn}: the turn after a move. Places are reckoned apart. */
  private static final int[] AFTER = {
    turn(Phase.PLACE, 2),
    turn(Phase.PLACE, 1),
    turn(Phase.FIRST, 2),
    turn(Phase.FIRST, 2),
    turn(Phase.SECOND, 1),
    turn(Phase.SECOND, 2),
    turn(Phase.FIRST, 2),
    turn(Phase.FIRST, 1)
  };

  private MoveEffects() {}

  /** The number that stands for a phase and a player to move. */
  static int turn(Phase phase, int player) {
    return 2 * Phase.ALL.indexOf(phase) + player - 1;
  }

  static TzaarPosition place(TzaarPosition before, long code) {
    int bit = MoveCode.to(code);
    long field = 1L << bit;
    int kind = MoveCode.kind(code);
    boolean full = (before.occupied() | field) == Board.ALL;
    return new TzaarPosition(
        before.variant,
        full ? OPEN : AFTER[before.turn],
        before.low | ((long) (kind & 1) << bit),
        before.high | ((long) (kind >> 1) << bit),
        before.toMove() == 1 ? before.black : before.black | field,
        before.ones,
        before.twos,
        before.towers);
  }

  /**
   * A stack captures or reinforces another: it goes to its place with its owner and its kind. The
   * kind of move, 0 or 1, tells whether the other's height counts: a list changes between the two
   * too often for a branch.
   */
  static TzaarPosition step(TzaarPosition before, long code) {
    int from = MoveCode.from(code);
    int to = MoveCode.to(code);
    long arrival = 1L << to;
    long both = (1L << from) | arrival;
    int less = before.height(from) + (MoveCode.move(code) * before.height(to)) - 1;
    return new TzaarPosition(
        before.variant,
        AFTER[before.turn],
        moved(before.low, from, arrival, both),
        moved(before.high, from, arrival, both),
        moved(before.black, from, arrival, both),
        set(before.ones, less, arrival, both),
        set(before.twos, less >> 1, arrival, both),
        before.towers.with(both, arrival, less));
  }

  static TzaarPosition pass(TzaarPosition before) {
    return new TzaarPosition(
        before.variant,
        AFTER[before.turn],
        before.low,
        before.high,
        before.black,
        before.ones,
        before.twos,
        before.towers);
  }

  /** A digit of the stack on one bit goes to the field of arrival; both fields lose theirs. */
  private static long moved(long digits, int from, long arrival, long both) {
    return set(digits, (int) (digits >>> from), arrival, both);
  }

  /** The last binary digit of a number goes to the field of arrival; both fields lose theirs. */
  static long set(long digits, int number, long arrival, long both) {
    return (digits & ~both) | (-(number & 1L) & arrival);
  }
}
