package io.github.boardrules.examples.parts;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import java.util.ArrayList;
import java.util.List;

/**
 * A position of a game with what a program can learn from: a row for each position before a move,
 * and one for the last.
 *
 * @param game the number of the game, from 0
 * @param ply how many moves have led to the position
 * @param position the text of the position
 * @param toMove the player to move, 1 or 2; 0 if the game is over
 * @param legal the number of legal moves; 0 if the game is over
 * @param status the status of the position
 * @param move the move that was played; empty in the last position
 * @param result how the game ends for player 1: 1 for a win, −1 for a loss, 0 for a draw and for a
 *     game that was stopped
 */
public record PositionRow(
    long game,
    int ply,
    String position,
    int toMove,
    long legal,
    String status,
    String move,
    int result) {

  /**
   * Returns the positions of a game, by playing its moves again: a row for each position, one more
   * than there are moves.
   *
   * @throws NotationException if a text of the row is no move
   * @throws IllegalMoveException if a move of the row is not legal
   */
  public static List<PositionRow> of(Rules<?, ?> rules, GameRow row) {
    return replayed(rules, row);
  }

  private static <S, M> List<PositionRow> replayed(Rules<S, M> rules, GameRow row) {
    int result = row.winner() == 0 ? 0 : 3 - 2 * row.winner();
    List<PositionRow> rows = new ArrayList<>();
    S position = rules.start();
    for (int ply = 0; ply <= row.moves().size(); ply++) {
      boolean isLast = ply == row.moves().size();
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
              result));
      if (!isLast) {
        position = rules.play(position, rules.notation().parseMove(move));
      }
    }
    return rows;
  }
}
