package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.core.Refusal;
import io.github.boardrules.pikkpakk.base.PikkPakkReason;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Why moves are refused (RULES.md, "Legality"). Each kind of move knows its own reasons. */
public final class Refusals {
  private Refusals() {}

  public static Optional<Refusal> refusal(BitPosition position, PikkPakkMove move) {
    return Endings.status(position).isOver()
        ? Optional.of(Refusal.gameOver())
        : position.moveKind().refusal(position, move);
  }

  static Optional<Refusal> wrongKind() {
    return Optional.of(Refusal.of(PikkPakkReason.WRONG_KIND));
  }

  /** Returns a refusal that concerns a cell or a line, named by the fact {@code at}. */
  public static Optional<Refusal> of(PikkPakkReason reason, Object place) {
    return of(reason, place, Map.of());
  }

  static Optional<Refusal> of(PikkPakkReason reason, Object place, Map<String, String> facts) {
    Map<String, String> all = new HashMap<>(facts);
    all.put("at", place.toString());
    return Optional.of(
        Refusal.of(
            reason, place instanceof PikkPakkCell ? List.of(place.toString()) : List.of(), all));
  }

  /** Returns the refusal of a number of cells that is too large or too small, if it is. */
  static Optional<Refusal> ofLength(
      Object place, int cells, PushLimits limits, int own, int possible) {
    int most = limits.max(own, possible);
    int fewest = limits.min(own);
    if (cells >= fewest && cells <= most) {
      return Optional.empty();
    }
    boolean isTooFar = cells > most;
    return of(
        isTooFar ? PikkPakkReason.TOO_MANY_STEPS : PikkPakkReason.TOO_FEW_STEPS,
        place,
        Map.of(
            "cells",
            Integer.toString(cells),
            isTooFar ? "most" : "fewest",
            Integer.toString(isTooFar ? most : fewest)));
  }
}
