package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Rules;
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
  private Optional<Solution<S, M>> last = Optional.empty();

  Solutions(Rules<S, M> rules, int limit, Progress progress) {
    this.rules = rules;
    solver =
        Solver.of(rules)
            .limit(limit)
            .progress((done, found) -> progress.tell("progress-solve", done, found));
  }

  Rules<S, M> rules() {
    return rules;
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
