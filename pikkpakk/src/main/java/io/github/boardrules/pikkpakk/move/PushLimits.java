package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.pikkpakk.value.PushLengthRule;

/**
 * Which majority a push needs, and how far it can go (RULES.md, "A move", Majority, Equality and
 * How far).
 *
 * @param majority the majority
 * @param length the length
 */
public record PushLimits(Majority majority, PushLengthRule length) {

  /** Which majority a push needs. */
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

  /** Returns whether a majority is needed. */
  boolean needsMajority() {
    return majority != Majority.NONE;
  }

  /** Returns whether the push is allowed in any case. */
  boolean isMajority(int own, int enemy) {
    return own > enemy || majority == Majority.NONE;
  }

  /** Returns whether the push is allowed if it wins. */
  boolean isWinningEquality(int own, int enemy) {
    return majority == Majority.OR_EQUALITY && own == enemy && own > 0;
  }

  /** Returns the greatest number of cells, given the own balls and the cells possible at all. */
  int max(int own, int possible) {
    return max(length, own, possible);
  }

  /** Returns the least number of cells, given the own balls. */
  int min(int own) {
    return min(length, own);
  }

  /** Returns the greatest number of cells of a move of a length. */
  static int max(PushLengthRule length, int own, int possible) {
    return switch (length) {
      case ONE -> 1;
      case OWN, EXACT -> Math.max(1, own);
      case ANY -> possible;
    };
  }

  /** Returns the least number of cells of a move of a length. */
  static int min(PushLengthRule length, int own) {
    return length == PushLengthRule.EXACT ? Math.max(1, own) : 1;
  }
}
