package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Refusal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Refusals that several kinds of move share. */
final class PushRefusals {
  private PushRefusals() {}

  /**
   * Returns the number of a player's balls in a set of cells of a line, without the target ball.
   */
  static int own(int player, int light, int dark, int cells) {
    return Integer.bitCount((player == 1 ? light & ~dark : dark & ~light) & cells);
  }

  static Optional<Refusal> refuse(PikkPakkReason reason, Object about, Map<String, String> facts) {
    Map<String, String> all = new HashMap<>(facts);
    all.put("at", about.toString());
    return Optional.of(
        new Refusal(reason, about instanceof Cell ? List.of(about.toString()) : List.of(), all));
  }

  static Optional<Refusal> refuse(PikkPakkReason reason, Object about) {
    return refuse(reason, about, Map.of());
  }

  /**
   * Returns the refusal of a number of cells that is too large or too small; empty if it is
   * neither.
   */
  static Optional<Refusal> range(Object about, int cells, int fewest, int most) {
    if (cells > most) {
      return refuse(
          PikkPakkReason.TOO_MANY_STEPS,
          about,
          Map.of("cells", Integer.toString(cells), "most", Integer.toString(most)));
    }
    return cells < fewest
        ? refuse(
            PikkPakkReason.TOO_FEW_STEPS,
            about,
            Map.of("cells", Integer.toString(cells), "fewest", Integer.toString(fewest)))
        : Optional.empty();
  }
}
