package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Refusal;
import java.util.Optional;

/** Why moves are refused in a position (RULES.md, "Legality"). Each way to move knows its own. */
final class Refusals {
  private Refusals() {}

  static Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    if (Endings.status(position).over()) {
      return Optional.of(Refusal.of(PikkPakkReason.GAME_OVER));
    }
    for (Manner manner : position.game.manners(position)) {
      if (manner.covers(move)) {
        return manner.refusal(position, move);
      }
    }
    return Optional.of(Refusal.of(PikkPakkReason.WRONG_KIND));
  }
}
