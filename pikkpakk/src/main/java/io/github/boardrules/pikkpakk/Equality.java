package io.github.boardrules.pikkpakk;

/** The push that wins with equal numbers (RULES.md, "A move", Equality). */
final class Equality {
  private Equality() {}

  /** Whether the balls of the player who moves surround the target after the move. */
  static boolean isWinning(PikkPakkPosition position, MoveKind manner, long code) {
    return position.game().isSurrounding(manner.playUnchecked(position, code), position.toMove());
  }
}
