package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.pikkpakk.value.PushLengthRule;

/** Which majority a push needs, and how far it can go (RULES.md, "A move"). */
public record PushLimits(Majority majority, PushLengthRule length) {
  static final PushLimits SIMPLE = new PushLimits(Majority.NEEDED, PushLengthRule.ONE);

  public enum Majority {
    /** None. */
    NONE,
    /** More balls must be the mover's than the opponent's. */
    NEEDED,
    /** Equal numbers suffice for a push that wins. */
    OR_EQUALITY
  }

  /** Returns whether every push goes one cell, and needs the majority or not whatever it does. */
  boolean isSimple() {
    return length == PushLengthRule.ONE && majority != Majority.OR_EQUALITY;
  }

  boolean needsMajority() {
    return majority != Majority.NONE;
  }

  /**
   * Returns whether the push of some balls is allowed in any case: the one definition of the
   * majority, which listing, counting, choosing at random and refusing ask. Three fast forms rest
   * on it and change with it: {@link SingleLines} adds up rows, where four of seven are a majority;
   * {@link SingleRuns} and {@link RandomRun#hasLoneBall} take for granted that runs of own balls
   * alone have it, and the first that runs without own balls have not. The laws of the tests
   * (refused exactly when not listed) fail if they disagree.
   */
  boolean isMajority(int own, int enemy) {
    return majority == Majority.NONE || own > enemy;
  }

  /** Returns whether the push of the balls on some cells is allowed in any case. */
  boolean isMajority(PlayerView sides, long low, long high) {
    return isMajority(sides.own(low, high), sides.enemy(low, high));
  }

  boolean isWinningEquality(int own, int enemy) {
    return majority == Majority.OR_EQUALITY && own == enemy && own > 0;
  }

  /** Returns the greatest number of cells, given the own balls and the cells possible at all. */
  int max(int own, int possible) {
    return switch (length) {
      case ONE -> 1;
      case OWN, EXACT -> Math.max(1, own);
      case ANY -> possible;
    };
  }

  int min(int own) {
    return length == PushLengthRule.EXACT ? Math.max(1, own) : 1;
  }
}
