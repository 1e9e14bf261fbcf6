package io.github.boardrules.core.search;

import io.github.boardrules.core.Rules;
import java.util.Optional;

/**
 * Rules that come with perfect play: a formula, a table, or a search made for this game. A {@link
 * Solver} prefers it to a search of its own.
 *
 * <pre>{@code
 * var rules = HeapRules.heaps(3, 4, 5);
 * var solution = rules.solution(rules.start()).orElseThrow();
 * solution.bestMoves(rules.start()); // ==> [1:2]
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface SolvedRules<S, M> extends Rules<S, M> {

  /**
   * Returns perfect play from a position on.
   *
   * @param position a position of this variant
   * @return a solution that covers the position and every position that can be reached from it;
   *     empty when these rules know nothing better than visiting them all
   */
  Optional<Solution<S, M>> solution(S position);
}
