package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Refusal;
import java.util.Optional;

/** Why moves are refused in a position (RULES.md, "Legality"). Each way to move knows its own. */
final class Refusals {
  private Refusals() {}

  static Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    if (Endings.status(position).isOver()) {
      return Optional.of(Refusal.of(PikkPakkReason.GAME_OVER));
    }
    MoveKind manner = position.game().moveKind(position);
    return manner.hasForm(move)
        ? manner.refusal(position, move)
        : Optional.of(Refusal.of(PikkPakkReason.WRONG_KIND));
  }
}
