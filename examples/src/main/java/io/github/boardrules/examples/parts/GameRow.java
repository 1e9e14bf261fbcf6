package io.github.boardrules.examples.parts;

import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Status;
import java.io.Serializable;
import java.util.List;

/**
 * A game from the start of its variant, in texts and numbers only. The winner is 1 or 2, or 0 for a
 * draw; a game that was stopped has the winner 0 and an empty ending.
 */
public record GameRow(
    long game,
    String variant,
    List<String> moves,
    List<Long> legal,
    String status,
    int winner,
    String ending)
    implements Serializable {

  public GameRow {
    moves = List.copyOf(moves);
    legal = List.copyOf(legal);
  }

  static GameRow of(
      long game, String variant, List<String> moves, List<Long> legal, Status status) {
    return new GameRow(
        game,
        variant,
        moves,
        legal,
        status.text(),
        status.winner().orElse(0),
        status.ending().map(Reason::code).orElse(""));
  }

  /** Returns whether the game was played to its end, and not stopped. */
  public boolean isOver() {
    return !ending.isEmpty();
  }
}
