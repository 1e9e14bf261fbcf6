package io.github.boardrules.core.search;

import io.github.boardrules.core.Rules;

/**
 * Rules that come with knowledge of good play. Authors implement it; programs ask {@link
 * Knowledge#of}, which takes any rules.
 *
 * <pre>{@code
 * Evaluation<HeapPosition> evaluation = position -> 0;
 * var own = Knowledge.<HeapPosition, HeapMove>none().withEvaluation(evaluation);
 * own.evaluation().orElseThrow() == evaluation; // ==> true
 * own.puzzleSolver();                           // ==> Optional.empty
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface InformedRules<S, M> extends Rules<S, M> {

  /** {@return what these rules know, with the same evaluation at each call} */
  Knowledge<S, M> knowledge();
}
