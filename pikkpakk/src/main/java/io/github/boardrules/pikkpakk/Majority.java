package io.github.boardrules.pikkpakk;

/**
 * Whether a player may push a number of balls (RULES.md, "A move", Majority and Equality).
 *
 * @param isNeeded whether more of them have to be his than the opponent's
 * @param isEqualityAllowed whether equal numbers will do for a push that wins
 */
record Majority(boolean isNeeded, boolean isEqualityAllowed) {
  static final Majority NONE = new Majority(false, false);
  static final Majority NEEDED = new Majority(true, false);
  static final Majority OR_EQUALITY = new Majority(true, true);

  /** Whether the push is allowed without more ado. */
  boolean isMajority(int own, int enemy) {
    return !isNeeded || own > enemy;
  }

  /** Whether the push is allowed if it wins. */
  boolean isWinningEquality(int own, int enemy) {
    return isEqualityAllowed && own == enemy && own > 0;
  }
}
