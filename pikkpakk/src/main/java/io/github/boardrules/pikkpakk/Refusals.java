package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Refusal;
import java.util.Optional;

/** Why moves are refused (RULES.md, "Legality"). Each kind of move knows its own reasons. */
final class Refusals {
  private Refusals() {}

  static Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    if (Endings.status(position).isOver()) {
      return Optional.of(Refusal.of(PikkPakkReason.GAME_OVER));
    }
    MoveKind kind = position.game().moveKind(position);
    return kind.hasForm(move)
        ? kind.refusal(position, move)
        : Optional.of(Refusal.of(PikkPakkReason.WRONG_KIND));
  }
}
