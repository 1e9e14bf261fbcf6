package io.github.boardrules.core.search;

import io.github.boardrules.core.Rules;
import java.util.Optional;

/**
 * Rules of puzzles, games for one, that bring a solver of their own: where a puzzle is too large
 * for a {@link Solver}, which looks at everything that can be reached, they may still know a way to
 * the goal. {@link PuzzleSolver#of} asks them first.
 *
 * <pre>{@code
 * var rules = PikkPakkRules.inlay();
 * rules.puzzleSolver().isPresent();       // ==> true
 * PikkPakkRules.abalone().puzzleSolver(); // ==> Optional.empty
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface PuzzleRules<S extends Object, M extends Object> extends Rules<S, M> {

  /**
   * The solver that is made for this variant.
   *
   * @return the solver, as it is before anybody sets a limit; empty where these rules have none
   */
  Optional<PuzzleSolver<S, M>> puzzleSolver();
}
