package io.github.boardrules.tzaar;

/** Plays legal moves (RULES.md, "What a move does"). */
final class MoveEffects {
  /** The lowest number of a phase that comes after the placing and the opening. */
  static final int FIRST = phaseAndPlayer(TzaarPhase.FIRST, 1);

  private static final int OPEN = phaseAndPlayer(TzaarPhase.OPEN, 1);

  /** By {@link TzaarPosition#phaseAndPlayer}: its value unless the board becomes full. */
  private static final int[] NEXT = {
    phaseAndPlayer(TzaarPhase.PLACE, 2),
    phaseAndPlayer(TzaarPhase.PLACE, 1),
    phaseAndPlayer(TzaarPhase.FIRST, 2),
    phaseAndPlayer(TzaarPhase.FIRST, 2),
    phaseAndPlayer(TzaarPhase.SECOND, 1),
    phaseAndPlayer(TzaarPhase.SECOND, 2),
    phaseAndPlayer(TzaarPhase.FIRST, 2),
    phaseAndPlayer(TzaarPhase.FIRST, 1)
  };

  private MoveEffects() {}

  static int phaseAndPlayer(TzaarPhase phase, int player) {
    return 2 * TzaarPhase.ALL.indexOf(phase) + player - 1;
  }

  static TzaarPosition play(TzaarPosition before, long code) {
    return switch (MoveCode.moveKind(code)) {
      case MoveCode.CAPTURE, MoveCode.REINFORCE -> step(before, code);
      case MoveCode.PLACE -> place(before, code);
      default -> before.with(NEXT[before.phaseAndPlayer], before.black);
    };
  }

  private static TzaarPosition place(TzaarPosition before, long code) {
    int bit = MoveCode.to(code);
    long field = 1L << bit;
    int kind = MoveCode.from(code);
    boolean full = (before.occupied() | field) == Board.ALL;
    return new TzaarPosition(
        before.variant,
        full ? OPEN : NEXT[before.phaseAndPlayer],
        before.low | ((long) (kind & 1) << bit),
        before.high | ((long) (kind >> 1) << bit),
        before.toMove() == 1 ? before.black : before.black | field,
        before.ones,
        before.twos,
        before.highHeights);
  }

  /**
   * Captures or reinforces: the stack moves with its owner and its kind to the other field. The
   * kind of move, 0 or 1, is the factor of the other stack's height. Captures and reinforcements
   * alternate in a list, so a branch would often be mispredicted.
   */
  private static TzaarPosition step(TzaarPosition before, long code) {
    int from = MoveCode.from(code);
    int to = MoveCode.to(code);
    long arrival = 1L << to;
    long both = (1L << from) | arrival;
    int heightLessOne = before.height(from) + (MoveCode.moveKind(code) * before.height(to)) - 1;
    return new TzaarPosition(
        before.variant,
        NEXT[before.phaseAndPlayer],
        withDigit(before.low, (int) (before.low >>> from), arrival, both),
        withDigit(before.high, (int) (before.high >>> from), arrival, both),
        withDigit(before.black, (int) (before.black >>> from), arrival, both),
        withDigit(before.ones, heightLessOne, arrival, both),
        withDigit(before.twos, heightLessOne >> 1, arrival, both),
        before.highHeights.with(both, arrival, heightLessOne));
  }

  /** Clears a digit on both fields, and sets it on the field of arrival to the lowest bit. */
  static long withDigit(long digits, int number, long arrival, long both) {
    return (digits & ~both) | (-(number & 1L) & arrival);
  }
}
