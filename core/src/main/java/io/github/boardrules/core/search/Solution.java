package io.github.boardrules.core.search;

import io.github.boardrules.core.Rules;
import java.util.List;

/**
 * Perfect play in a part of a game: who wins each position of it, and by which moves.
 *
 * <p>What a move leads to is covered wherever the position before it is, so a game that begins in a
 * solution never leaves it. The values of a position and its moves agree: a player to move who can
 * win has a move that keeps the win, and one who cannot has none. Whoever plays nothing but {@link
 * #bestMoves} reaches at least the value, and a winner does so in a game that ends.
 *
 * <p>It is immutable as far as anybody can see, and safe for use by many threads.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=1");
 * Solution<GridPosition, GridMove> solution = Solver.of(rules).solve(rules.start());
 * solution.gameValue(rules.start());   // ==> win 1
 * solution.bestMoves(rules.start()); // ==> [a1+b1+c1, b1]
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface Solution<S extends Object, M extends Object> {

  /**
   * The rules that are played.
   *
   * @return the rules, the same at every call
   */
  Rules<S, M> rules();

  /**
   * Whether the solution knows a position.
   *
   * @param position a position of this variant
   * @return true when the other methods answer for it
   */
  boolean covers(S position);

  /**
   * What comes of a position when everybody plays perfectly.
   *
   * @param position a position that is covered
   * @return the winner, with the number of moves where it is known; or a draw
   * @throws IllegalArgumentException when the position is not covered
   */
  GameValue gameValue(S position);

  /**
   * The best legal moves. Each keeps the value; where lengths are known, it also wins as soon or
   * loses as late as can be. In a lost position of unknown length every move is as good as another.
   *
   * @param position a position that is covered
   * @return the moves in the order of {@link Rules#legalMoves}, unmodifiable; empty exactly when
   *     the game is over
   * @throws IllegalArgumentException when the position is not covered
   */
  default List<M> bestMoves(S position) {
    GameValue value = gameValue(position);
    return rules().legalMoves(position).stream()
        .filter(move -> value.isKeptBy(gameValue(rules().play(position, move))))
        .toList();
  }
}
