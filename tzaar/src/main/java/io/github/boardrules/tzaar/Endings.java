package io.github.boardrules.tzaar;

import io.github.boardrules.core.Status;

/** When a game is over, and how (RULES.md, "End of the game"). */
final class Endings {
  private static final Status.Ongoing[] ONGOING = {new Status.Ongoing(1), new Status.Ongoing(2)};

  private Endings() {}

  /** Whether a player lacks a kind after the placing. */
  static boolean kindIsLacking(TzaarPosition position) {
    return position.turn >= MoveEffects.FIRST && (position.lacksKind(1) || position.lacksKind(2));
  }

  static Status status(TzaarPosition position) {
    int mover = position.toMove();
    boolean first = position.phase() == Phase.FIRST;
    if (kindIsLacking(position)) {
      int loser = position.lacksKind(mover) ? mover : 3 - mover;
      boolean covered = first && loser != mover;
      return new Status.Win(
          3 - loser, covered ? TzaarEnding.KIND_COVERED : TzaarEnding.KIND_CAPTURED);
    }
    return first && !new MoveGenerator(position).anyCapture()
        ? new Status.Win(3 - mover, TzaarEnding.NO_CAPTURE)
        : ONGOING[mover - 1];
  }
}
