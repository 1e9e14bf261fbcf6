package io.github.boardrules.tzaar;

import io.github.boardrules.core.Status;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** When a game is over, and how (RULES.md, "End of the game"). */
final class Endings {
  /** By {@link TzaarPosition#phaseAndPlayer}, so that no status is created for each position. */
  private static final List<Status> ONGOING =
      TzaarPhase.ALL.stream()
          .map(phase -> Variant.MESSAGES.label("due." + phase.word()))
          .flatMap(due -> Stream.of(Status.ongoing(1, due), Status.ongoing(2, due)))
          .collect(Collectors.toList());

  private Endings() {}

  /** Returns whether a player is missing a kind once all pieces have been placed. */
  static boolean isKindExtinct(TzaarPosition position) {
    return position.phaseAndPlayer >= MoveEffects.FIRST
        && (position.isMissingKind(1) || position.isMissingKind(2));
  }

  static boolean isOver(TzaarPosition position) {
    return isKindExtinct(position) || isStuck(position);
  }

  /** Returns the status; for an ongoing game, it allocates nothing. */
  static Status status(TzaarPosition position) {
    int player = position.toMove();
    if (isKindExtinct(position)) {
      int loser = position.isMissingKind(player) ? player : 3 - player;
      boolean hasCovered = position.phase() == TzaarPhase.FIRST && loser != player;
      return Status.win(
          3 - loser, hasCovered ? TzaarEnding.KIND_COVERED : TzaarEnding.KIND_CAPTURED);
    }
    return isStuck(position)
        ? Status.win(3 - player, TzaarEnding.NO_CAPTURE)
        : ONGOING.get(position.phaseAndPlayer);
  }

  private static boolean isStuck(TzaarPosition position) {
    return position.phase() == TzaarPhase.FIRST && !MoveGenerator.hasCapture(position);
  }
}
