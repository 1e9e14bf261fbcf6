package io.github.boardrules.pikkpakk;

/**
 * Which majority a push needs (RULES.md, "A move", Majority and Equality).
 *
 * @param isNeeded whether more balls must be the mover's than the opponent's
 * @param isEqualityAllowed whether equal numbers suffice for a push that wins
 */
record Majority(boolean isNeeded, boolean isEqualityAllowed) {
  static final Majority NONE = new Majority(false, false);
  static final Majority NEEDED = new Majority(true, false);
  static final Majority OR_EQUALITY = new Majority(true, true);

  /** Returns whether the push is allowed in any case. */
  boolean isMajority(int own, int enemy) {
    return !isNeeded || own > enemy;
  }

  /** Returns whether the push is allowed if it wins. */
  boolean isWinningEquality(int own, int enemy) {
    return isEqualityAllowed && own == enemy && own > 0;
  }
}
