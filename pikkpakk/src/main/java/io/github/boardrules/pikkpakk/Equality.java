package io.github.boardrules.pikkpakk;

/** The push that wins with equal numbers (RULES.md, "A move", Equality). */
final class Equality {
  private Equality() {}

  /** Returns whether the mover's balls surround the target after a move. */
  static boolean isWinning(PikkPakkPosition position, MoveKind kind, long code) {
    return position.game().isSurrounding(kind.playUnchecked(position, code), position.toMove());
  }
}
