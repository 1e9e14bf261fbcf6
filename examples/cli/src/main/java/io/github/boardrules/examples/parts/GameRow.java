package io.github.boardrules.examples.parts;

import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Status;
import java.io.Serializable;
import java.util.List;
import java.util.Map;

/**
 * A game from the start of its variant, in texts and numbers only. The winner is 1 or 2, or 0 for a
 * draw; a game that was stopped has the winner 0 and an empty ending. Values and visits are what an
 * engine has found before each move: the value for the player to move, NaN if there is none, and
 * how often it has visited each move.
 */
public record GameRow(
    long game,
    String variant,
    List<String> moves,
    List<Long> legal,
    List<Double> values,
    List<Map<String, Long>> visits,
    String status,
    int winner,
    String ending)
    implements Serializable {

  public GameRow {
    moves = List.copyOf(moves);
    legal = List.copyOf(legal);
    values = List.copyOf(values);
    visits = List.copyOf(visits);
  }

  static GameRow of(
      long game,
      String variant,
      List<String> moves,
      List<Long> legal,
      List<Double> values,
      List<Map<String, Long>> visits,
      Status status) {
    return new GameRow(
        game,
        variant,
        moves,
        legal,
        values,
        visits,
        status.text(),
        status.winner().orElse(0),
        status.ending().map(Reason::code).orElse(""));
  }

  /** Returns whether the game was played to its end, and not stopped. */
  public boolean isOver() {
    return !ending.isEmpty();
  }
}
