package io.github.boardrules.tzaar;

import io.github.boardrules.core.Status;
import java.util.ArrayList;
import java.util.List;

/** When a game is over, and how (RULES.md, "End of the game"). */
final class Endings {
  /** By {@link TzaarPosition#phaseAndPlayer}, so that no status is created for each position. */
  private static final List<Status> ONGOING = ongoing();

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
      return Status.win(
          3 - loser, hasCovered ? TzaarEnding.KIND_COVERED : TzaarEnding.KIND_CAPTURED);
    }
    return isFirstStep && !MoveGenerator.hasCapture(position)
        ? Status.win(3 - player, TzaarEnding.NO_CAPTURE)
        : ONGOING.get(position.phaseAndPlayer);
  }

  private static List<Status> ongoing() {
    List<Status> ongoing = new ArrayList<>();
    for (Phase phase : Phase.ALL) {
      for (int player = 1; player <= 2; player++) {
        ongoing.add(Status.ongoing(player, Variant.MESSAGES.label("due." + phase.word())));
      }
    }
    return List.copyOf(ongoing);
  }
}
