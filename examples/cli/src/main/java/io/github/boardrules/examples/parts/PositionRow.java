package io.github.boardrules.examples.parts;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A position of a game with what a program can learn from: a row for each position before a move,
 * and one for the last.
 *
 * <p>Nobody (0) is to move when the game is over. The result is that of player 1: 1 for a win, −1
 * for a loss, 0 for a draw and for a game that was stopped. The value, for the player to move, and
 * the visits of the moves are those of an engine; NaN and none if no engine has looked.
 */
public record PositionRow(
    long game,
    int ply,
    String position,
    int toMove,
    long legal,
    String status,
    String move,
    double value,
    Map<String, Long> visits,
    int result) {

  public PositionRow {
    visits = Collections.unmodifiableMap(new TreeMap<>(visits));
  }

  /**
   * Returns the positions of a game, by playing its moves again: a row for each position, one more
   * than there are moves.
   */
  public static <S, M> List<PositionRow> of(Rules<S, M> rules, GameRow row) {
    int result = row.winner() == 0 ? 0 : 3 - 2 * row.winner();
    List<PositionRow> rows = new ArrayList<>();
    S position = rules.start();
    for (int ply = 0; ply <= row.moves().size(); ply++) {
      boolean isLast = ply == row.moves().size();
      boolean isSeen = ply < row.values().size();
      String move = isLast ? "" : row.moves().get(ply);
      Status status = rules.status(position);
      rows.add(
          new PositionRow(
              row.game(),
              ply,
              rules.notation().formatPosition(position),
              status.toMove().orElse(0),
              isLast ? rules.legalMoves(position).size() : row.legal().get(ply),
              status.text(),
              move,
              isSeen ? row.values().get(ply) : Double.NaN,
              isSeen ? row.visits().get(ply) : Map.of(),
              result));
      if (!isLast) {
        position = rules.play(position, rules.notation().parseMove(move));
      }
    }
    return rows;
  }
}
