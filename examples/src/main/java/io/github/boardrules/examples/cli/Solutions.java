package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.search.Progress;
import io.github.boardrules.core.search.PuzzleRules;
import io.github.boardrules.core.search.PuzzleSolver;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.core.search.SolverLimitException;
import java.util.Optional;

/**
 * Perfect play, computed on demand. The last solution is kept and used for every position that it
 * covers.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
final class Solutions<S extends Object, M extends Object> {
  private final Rules<S, M> rules;
  private final Solver<S, M> solver;
  private final Optional<PuzzleSolver<S, M>> puzzleSolver;
  private Optional<Solution<S, M>> last = Optional.empty();

  Solutions(Rules<S, M> rules, int limit, ProgressLine progress) {
    this.rules = rules;
    Progress listener = (done, found) -> progress.update("progress-solve", done, found);
    solver = Solver.of(rules).limit(limit).progress(listener);
    puzzleSolver =
        rules instanceof PuzzleRules<S, M> puzzle
            ? puzzle.puzzleSolver().map(own -> own.limit(limit).progress(listener))
            : Optional.empty();
  }

  Rules<S, M> rules() {
    return rules;
  }

  /** Returns the solver of a puzzle; empty unless the game is a puzzle with a solver of its own. */
  Optional<PuzzleSolver<S, M>> puzzleSolver() {
    return puzzleSolver;
  }

  /**
   * Returns a solution that covers a position.
   *
   * @throws SolverLimitException if more positions than the limit can be reached from it
   */
  Solution<S, M> covering(S position) {
    Solution<S, M> solution =
        last.filter(known -> known.covers(position)).orElseGet(() -> solver.solve(position));
    last = Optional.of(solution);
    return solution;
  }
}
