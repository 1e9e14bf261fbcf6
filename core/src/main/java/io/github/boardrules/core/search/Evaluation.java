package io.github.boardrules.core.search;

/**
 * Estimates who stands better, for players that cannot see the end of the game.
 *
 * <pre>{@code
 * Evaluation<HeapPosition> evaluation = position -> 0.0;
 * evaluation.value(HeapRules.heaps(3, 4, 5).start()); // ==> 0.0
 * }</pre>
 *
 * <p>Implementations are safe for use by many threads.
 *
 * @param <S> the positions
 */
@FunctionalInterface
public interface Evaluation<S> {

  /**
   * Returns an estimate of the result.
   *
   * @param position a position that is not over
   * @return −1 to 1: 1 if player 1 is sure to win, −1 if another player is, 0 if nobody stands
   *     better. It depends on the position alone
   */
  double value(S position);

  /**
   * Returns whether the value can be trusted. In the middle of an exchange it may change with every
   * move; a search looks further then.
   *
   * @param position a position that is not over
   * @return true by default
   */
  default boolean isQuiet(S position) {
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
