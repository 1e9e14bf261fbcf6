package io.github.boardrules.pikkpakk;

/** The balls of a position as the player to move sees them. */
final class PlayerView {
  /** The lower bits of his balls. */
  final long own0;

  final long own1;

  /** The lower bits of his opponent's balls. */
  final long enemy0;

  final long enemy1;

  /** The lower bits of the target ball. */
  final long target0;

  final long target1;

  PlayerView(PikkPakkPosition position) {
    boolean light = position.toMove() == 1;
    target0 = position.light0() & position.dark0();
    target1 = position.light1() & position.dark1();
    own0 = (light ? position.light0() : position.dark0()) & ~target0;
    own1 = (light ? position.light1() : position.dark1()) & ~target1;
    enemy0 = (light ? position.dark0() : position.light0()) & ~target0;
    enemy1 = (light ? position.dark1() : position.light1()) & ~target1;
  }

  /** The lower bits of all these balls. */
  long balls0() {
    return own0 | enemy0 | target0;
  }

  long balls1() {
    return own1 | enemy1 | target1;
  }
}
