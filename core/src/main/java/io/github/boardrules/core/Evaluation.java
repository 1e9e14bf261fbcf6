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
   * Returns the estimate that belongs to a score, such as a weighted sum of advantages. It grows
   * with the score, and slowly where a side is winning anyway.
   *
   * <pre>{@code
   * Evaluation.bounded(0.0);  // ==> 0.0
   * Evaluation.bounded(0.75); // ==> 0.6
   * }</pre>
   *
   * @param score any number, above 0 if player 1 stands better
   * @return score / √(1 + score²), −1 to 1. With half the logarithm of the odds of a win as the
   *     score, it is close to the expected result
   */
  static double bounded(double score) {
    return score / Math.sqrt(1 + score * score);
  }
}
