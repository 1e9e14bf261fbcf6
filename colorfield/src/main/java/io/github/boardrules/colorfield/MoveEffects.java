package io.github.boardrules.colorfield;

/** Plays moves (RULES.md, "What a move does"). */
final class MoveEffects {
  private MoveEffects() {}

  static ColorfieldPosition play(ColorfieldPosition before, long code) {
    int from = MoveCode.from(code);
    int to = MoveCode.to(code);
    int captive = MoveCode.captive(code);
    int colour = MoveCode.colour(code);
    long toLow = Board.low(to);
    long toHigh = Board.high(to);
    // If nothing is taken, the captive's field is the one that the piece leaves.
    long clearLow = ~(Board.low(from) | Board.low(captive));
    long clearHigh = ~(Board.high(from) | Board.high(captive));
    long ones = -(colour & 1L);
    long twos = -((colour >> 1) & 1L);
    long fours = -((colour >> 2) & 1L);
    return new ColorfieldPosition(
        before.variant,
        turn(before, from, captive),
        before.highColours.with(~clearLow, ~clearHigh, to, colour),
        before.otherLow & clearLow,
        before.otherHigh & clearHigh,
        (before.ownLow & clearLow) | toLow,
        (before.ownHigh & clearHigh) | toHigh,
        (before.onesLow & clearLow) | (toLow & ones),
        (before.onesHigh & clearHigh) | (toHigh & ones),
        (before.twosLow & clearLow) | (toLow & twos),
        (before.twosHigh & clearHigh) | (toHigh & twos),
        (before.foursLow & clearLow) | (toLow & fours),
        (before.foursHigh & clearHigh) | (toHigh & fours));
  }

  private static int turn(ColorfieldPosition before, int from, int captive) {
    int after = before.turn ^ 1;
    if (before.variant.quiet == 0) {
      return after;
    }
    boolean loud = captive != from || before.variant.board.isGate(from);
    return loud ? after & 1 : after + 2;
  }
}
