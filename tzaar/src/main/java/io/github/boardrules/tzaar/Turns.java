package io.github.boardrules.tzaar;

/** What each kind of move does (RULES.md, "What a move does"). The moves are legal ones. */
final class Turns {
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

  private Turns() {}

  /** The number that stands for a phase and a player to move. */
  static int turn(Phase phase, int player) {
    return 2 * Phase.ALL.indexOf(phase) + player - 1;
  }

  static TzaarPosition place(TzaarPosition before, long code) {
    int bit = MoveCode.to(code);
    long field = 1L << bit;
    int kind = MoveCode.kind(code);
    boolean white = before.toMove() == 1;
    boolean full = (before.occupied() | field) == Board.ALL;
    return new TzaarPosition(
        before.variant,
        full ? OPEN : AFTER[before.turn],
        white ? before.white | field : before.white,
        white ? before.black : before.black | field,
        before.low | ((long) (kind & 1) << bit),
        before.high | ((long) (kind >> 1) << bit),
        before.heights);
  }

  static TzaarPosition capture(TzaarPosition before, long code) {
    int from = MoveCode.from(code);
    int to = MoveCode.to(code);
    long arrival = 1L << to;
    long both = (1L << from) | arrival;
    boolean white = (before.turn & 1) == 0;
    return new TzaarPosition(
        before.variant,
        AFTER[before.turn],
        white ? before.white ^ both : before.white & ~arrival,
        white ? before.black & ~arrival : before.black ^ both,
        moved(before.low, from, arrival, both),
        moved(before.high, from, arrival, both),
        before.heights.moved(from, to, before.heights.at(from)));
  }

  static TzaarPosition reinforce(TzaarPosition before, long code) {
    int from = MoveCode.from(code);
    int to = MoveCode.to(code);
    long departure = 1L << from;
    long arrival = 1L << to;
    boolean white = (before.turn & 1) == 0;
    return new TzaarPosition(
        before.variant,
        AFTER[before.turn],
        white ? before.white ^ departure : before.white,
        white ? before.black : before.black ^ departure,
        moved(before.low, from, arrival, departure | arrival),
        moved(before.high, from, arrival, departure | arrival),
        before.heights.moved(from, to, before.heights.at(from) + before.heights.at(to)));
  }

  static TzaarPosition pass(TzaarPosition before) {
    return new TzaarPosition(
        before.variant,
        AFTER[before.turn],
        before.white,
        before.black,
        before.low,
        before.high,
        before.heights);
  }

  /** A digit of the stack on one bit goes to the field of arrival; both fields lose theirs. */
  private static long moved(long digits, int from, long arrival, long both) {
    return (digits & ~both) | (-((digits >>> from) & 1) & arrival);
  }
}
