package io.github.boardrules.core.search;

import io.github.boardrules.core.PackedRules;

/**
 * Rules that come with knowledge of who stands better, for games in which it decides: players that
 * search use it where they stop.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface EvaluatedRules<S extends Object, M extends Object> extends PackedRules<S, M> {

  /**
   * Returns the evaluation of positions of this variant.
   *
   * @return the same evaluation at each call
   */
  Evaluation<S> evaluation();
}
