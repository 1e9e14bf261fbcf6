package io.github.boardrules.pikkpakk;

/**
 * Whether a player may push a number of balls (RULES.md, "A move", Majority and Equality).
 *
 * @param needed whether more of them have to be his than the opponent's
 * @param equality whether equal numbers will do for a push that wins
 */
record Majority(boolean needed, boolean equality) {
  static final Majority NONE = new Majority(false, false);
  static final Majority NEEDED = new Majority(true, false);
  static final Majority OR_EQUALITY = new Majority(true, true);

  /** Whether the push is allowed without more ado. */
  boolean holds(int own, int enemy) {
    return !needed || own > enemy;
  }

  /** Whether the push is allowed if it wins. */
  boolean mayWin(int own, int enemy) {
    return equality && own == enemy && own > 0;
  }
}
