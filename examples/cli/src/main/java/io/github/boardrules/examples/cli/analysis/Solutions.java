package io.github.boardrules.examples.cli.analysis;

import io.github.boardrules.core.Progress;
import io.github.boardrules.core.PuzzleSolver;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.examples.cli.shared.ProgressLine;
import io.github.boardrules.examples.solved.TableSolver;
import io.github.boardrules.examples.solved.table.TableSolution;
import java.util.Optional;

/**
 * Perfect play, computed on demand. The last solution is kept and used for every position that it
 * covers.
 */
public final class Solutions<S, M> {
  private final Rules<S, M> rules;
  private final Solver<S, M> solver;
  private final Optional<PuzzleSolver<S, M>> puzzleSolver;
  private final Optional<TableSolver<S, M>> tableSolver;
  private final Tables tables;
  private Optional<TableSolution<S, M>> tableSolution = Optional.empty();
  private Optional<Solution<S, M>> last = Optional.empty();

  public Solutions(Rules<S, M> rules, int limit, Tables tables) {
    this.rules = rules;
    this.tables = tables;
    ProgressLine progress = tables.progress();
    Progress listener = (done, found) -> progress.update("progress-solve", done, found);
    solver = Solver.of(rules).withLimit(limit).withProgress(listener);
    puzzleSolver =
        rules.knowledge().puzzleSolver().map(own -> own.withLimit(limit).withProgress(listener));
    tableSolver = TableSolver.of(rules);
  }

  public Rules<S, M> rules() {
    return rules;
  }

  /** Returns the solver of a puzzle; empty unless the game is a puzzle with a solver of its own. */
  public Optional<PuzzleSolver<S, M>> puzzleSolver() {
    return puzzleSolver;
  }

  /** Returns the solution by tables, which are made or found now; empty if the game has none. */
  Optional<TableSolution<S, M>> tableSolution() {
    if (tableSolution.isEmpty()) {
      tableSolution = tableSolver.map(tables::solution);
    }
    return tableSolution;
  }

  /** Returns a solution that covers a position. */
  public Solution<S, M> covering(S position) {
    Optional<TableSolution<S, M>> whole = tableSolution();
    if (whole.isPresent()) {
      return whole.get();
    }
    Solution<S, M> solution =
        last.filter(known -> known.covers(position)).orElseGet(() -> solver.solve(position));
    last = Optional.of(solution);
    return solution;
  }
}
