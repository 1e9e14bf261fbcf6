package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.search.PuzzleRules;
import io.github.boardrules.core.search.PuzzleSolver;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.core.search.SolverLimitException;
import java.util.Optional;

/**
 * Perfect play wherever it is asked for. Work that is done is not done again: the last solution
 * stays, and answers for every position that it covers.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
final class Solutions<S extends Object, M extends Object> {
  private final Rules<S, M> rules;
  private final Solver<S, M> solver;
  private final Optional<PuzzleSolver<S, M>> puzzleSolver;
  private Optional<Solution<S, M>> last = Optional.empty();

  Solutions(Rules<S, M> rules, int limit, Progress progress) {
    this.rules = rules;
    io.github.boardrules.core.search.Progress listener =
        (done, found) -> progress.tell("progress-solve", done, found);
    solver = Solver.of(rules).limit(limit).progress(listener);
    puzzleSolver =
        rules instanceof PuzzleRules<S, M> puzzle
            ? puzzle.puzzleSolver().map(own -> own.limit(limit).progress(listener))
            : Optional.empty();
  }

  Rules<S, M> rules() {
    return rules;
  }

  /** What finds a way to the goal; empty unless this is a puzzle that has a solver of its own. */
  Optional<PuzzleSolver<S, M>> puzzleSolver() {
    return puzzleSolver;
  }

  /**
   * A solution that covers a position.
   *
   * @throws SolverLimitException when the game is too large from there on
   */
  Solution<S, M> covering(S position) {
    Solution<S, M> solution =
        last.filter(known -> known.covers(position)).orElseGet(() -> solver.solve(position));
    last = Optional.of(solution);
    return solution;
  }
}
