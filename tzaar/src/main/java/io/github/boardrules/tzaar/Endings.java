package io.github.boardrules.tzaar;

import io.github.boardrules.core.Status;

/** When a game is over, and how (RULES.md, "End of the game"). */
final class Endings {
  private static final Status.Ongoing[] ONGOING = {new Status.Ongoing(1), new Status.Ongoing(2)};

  private Endings() {}

  /** Returns whether a player is missing a kind once all pieces have been placed. */
  static boolean isKindExtinct(TzaarPosition position) {
    return position.phaseAndPlayer >= MoveEffects.FIRST
        && (position.isMissingKind(1) || position.isMissingKind(2));
  }

  static Status status(TzaarPosition position) {
    int player = position.toMove();
    boolean isFirstStep = position.phase() == Phase.FIRST;
    if (isKindExtinct(position)) {
      int loser = position.isMissingKind(player) ? player : 3 - player;
      boolean hasCovered = isFirstStep && loser != player;
      return new Status.Win(
          3 - loser, hasCovered ? TzaarEnding.KIND_COVERED : TzaarEnding.KIND_CAPTURED);
    }
    return isFirstStep && !new MoveGenerator(position).hasCapture()
        ? new Status.Win(3 - player, TzaarEnding.NO_CAPTURE)
        : ONGOING[player - 1];
  }
}
