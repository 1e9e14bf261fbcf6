package io.github.boardrules.core;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Perfect play in a part of a game: the value of each position in it, and the best moves.
 *
 * <p>If a position is covered, so is every position to which a move leads. The values agree: if the
 * player to move can win, some move keeps the win; if not, no move gives them one. A player who
 * plays only {@link #bestMoves} achieves at least the value and, where distances are known,
 * finishes a won game.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=1");
 * Solution<GridPosition, GridMove> solution = Solver.of(rules).solve(rules.start());
 * solution.gameValue(rules.start()); // ==> win 1
 * solution.bestMoves(rules.start()); // ==> [a1+b1+c1, b1]
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface Solution<S, M> {

  /** {@return the rules, the same at every call} */
  Rules<S, M> rules();

  /**
   * {@return whether the solution includes a position, so that the other methods accept it}
   *
   * @param position a position of this variant
   */
  boolean covers(S position);

  /**
   * {@return the value of a position: the winner, with the distance where it is known; or a draw}
   *
   * @param position a position that is covered
   * @throws IllegalArgumentException if the position is not covered
   */
  GameValue gameValue(S position);

  /**
   * {@return the best legal moves in the order of {@link Rules#legalMoves}, unmodifiable; empty
   * exactly if the game is over} Each keeps the value; where distances are known, it also wins as
   * soon or loses as late as possible.
   *
   * @param position a position that is covered
   * @throws IllegalArgumentException if the position is not covered
   */
  default List<M> bestMoves(S position) {
    GameValue value = gameValue(position);
    return List.copyOf(
        rules().legalMoves(position).stream()
            .filter(move -> value.isKeptBy(gameValue(rules().play(position, move))))
            .collect(Collectors.toList()));
  }
}
