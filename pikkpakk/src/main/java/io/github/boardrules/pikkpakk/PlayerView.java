package io.github.boardrules.pikkpakk;

/** The balls of a position as the player to move sees them. */
final class PlayerView {
  /** The lower bits of his balls. */
  final long ownLow;

  final long ownHigh;

  /** The lower bits of his opponent's balls. */
  final long enemyLow;

  final long enemyHigh;

  /** The lower bits of the target ball. */
  final long targetLow;

  final long targetHigh;

  PlayerView(PikkPakkPosition position) {
    boolean light = position.toMove() == 1;
    targetLow = position.lightLow() & position.darkLow();
    targetHigh = position.lightHigh() & position.darkHigh();
    ownLow = (light ? position.lightLow() : position.darkLow()) & ~targetLow;
    ownHigh = (light ? position.lightHigh() : position.darkHigh()) & ~targetHigh;
    enemyLow = (light ? position.darkLow() : position.lightLow()) & ~targetLow;
    enemyHigh = (light ? position.darkHigh() : position.lightHigh()) & ~targetHigh;
  }

  /** The lower bits of all these balls. */
  long ballsLow() {
    return ownLow | enemyLow | targetLow;
  }

  long ballsHigh() {
    return ownHigh | enemyHigh | targetHigh;
  }
}
