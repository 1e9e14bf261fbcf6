package io.github.boardrules.core.search;

import io.github.boardrules.core.PackedRules;
import java.util.OptionalInt;

/**
 * Rules that come with knowledge of who stands better, for games in which it decides: players that
 * search use it where they stop.
 *
 * <pre>{@code
 * var rules = PylosRules.standard();
 * var position = rules.play(rules.start(), PylosMove.parse("1b2"));
 * rules.evaluation().value(position) < 1; // ==> true
 * rules.rolloutPlies();                   // ==> OptionalInt[4]
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface EvaluatedRules<S, M> extends PackedRules<S, M> {

  /**
   * Returns the evaluation of positions of this variant.
   *
   * @return the same evaluation at each call
   */
  Evaluation<S> evaluation();

  /**
   * Returns how the evaluation is used best, as matches between programs have shown.
   *
   * @return the number of random moves after which it is asked, 0 or more, in a search of many
   *     random games; empty, as by default, where it is better to look at all moves and replies to
   *     a depth and ask it there
   */
  default OptionalInt rolloutPlies() {
    return OptionalInt.empty();
  }
}
