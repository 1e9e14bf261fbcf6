package io.github.boardrules.core.search;

import io.github.boardrules.core.Rules;
import java.util.Optional;

/**
 * Rules that come with a solver that makes tables of all positions: of games that are too large for
 * a {@link Solver}, but whose positions can be numbered.
 *
 * <pre>{@code
 * PylosRules.parse("pylos:limit=9").tableSolver(); // ==> Optional.empty
 * var solver = TableSolver.of(PylosRules.parse("pylos:base=3")).orElseThrow();
 * solver.bytes(); // ==> 24791
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface TabledRules<S, M> extends Rules<S, M> {

  /**
   * Returns the solver for this variant.
   *
   * @return the solver with one thread, no folder and no progress listener; empty if this variant
   *     has none
   */
  Optional<TableSolver<S, M>> tableSolver();
}
