package io.github.boardrules.core.search;

import io.github.boardrules.core.Rules;
import java.util.Optional;

/**
 * Rules of a puzzle (a game for one player) that come with a solver of their own. It may solve
 * puzzles that are too large for a {@link Solver}, which visits every position that can be reached.
 * {@link PuzzleSolver#of} prefers it.
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
public interface PuzzleRules<S, M> extends Rules<S, M> {

  /**
   * Returns the solver for this variant.
   *
   * @return the solver with its default limit; empty if this variant has none
   */
  Optional<PuzzleSolver<S, M>> puzzleSolver();
}
