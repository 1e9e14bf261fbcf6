package io.github.boardrules.core;

import java.util.Objects;

/**
 * Estimates who stands better, for players that cannot see the end of the game: they use it where
 * they stop.
 *
 * <pre>{@code
 * var rules = PylosRules.standard();
 * var evaluation = rules.knowledge().evaluation().orElseThrow();
 * evaluation.valueForPlayer1(rules.start()) < 0; // ==> true
 * }</pre>
 *
 * @param <S> the positions
 */
@FunctionalInterface
public interface Evaluation<S> {

  /**
   * {@return an estimate of the result, −1 to 1: 1 if player 1 is sure to win, −1 if player 2 is, 0
   * if nobody stands better; it depends on the position alone, and a {@link Symmetry} keeps it, or
   * reverses its sign if it exchanges the players}
   *
   * @param position a position that is not over
   */
  double valueForPlayer1(S position);

  /**
   * {@return whether the value can be trusted, as by default, or a search should look further}
   *
   * @param position a position that is not over
   */
  default boolean isQuiet(S position) {
    Objects.requireNonNull(position, "position");
    return true;
  }

  /**
   * Appends the codes of the moves that a search should try where it asks for an estimate after one
   * or two more moves. By default no such choice is known, and a search tries all.
   *
   * <p>Each legal move that is left out should be worth no more to the player to move. With one
   * move left, it should lead to no better estimate than the first move that is appended. With two
   * moves left, the opponent should have an answer after which the estimate is no better than now.
   * What such a search finds is never taken for a proof.
   *
   * @param position a position of {@link PackedRules} that is not over
   * @param movesLeft how many moves are made before the estimate, 1 or 2
   * @param out receives the codes, each once; the codes that it holds already stay
   * @return whether codes have been appended
   */
  default boolean loudMoves(S position, int movesLeft, MoveBuffer out) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(out, "out");
    return false;
  }

  /**
   * Returns the estimate that belongs to a score, such as a weighted sum of advantages. It grows
   * with the score, and slowly where a side is winning anyway.
   *
   * @param score any number, above 0 if player 1 stands better
   * @return score / √(1 + score²), −1 to 1. With half the logarithm of the odds of a win as the
   *     score, it is close to the expected result
   */
  static double bounded(double score) {
    return score / Math.sqrt(1 + score * score);
  }
}
