package io.github.boardrules.pylos;

import io.github.boardrules.core.search.Progress;
import io.github.boardrules.core.search.TableSolution;
import io.github.boardrules.core.search.TableSolver;
import io.github.boardrules.pylos.solved.ShapeValues;
import io.github.boardrules.pylos.solved.TableMaker;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/**
 * Finds perfect play in Pylos, in every position of a variant without a limit.
 *
 * <pre>{@code
 * var rules = PylosRules.parse("pylos:base=3,takeback=must");
 * var solution = PylosSolver.of(rules).solve();
 * solution.gameValue(rules.start()); // ==> win 1 in 15
 * }</pre>
 *
 * <p>How full the reserves are follows from the board. So a position is a set of cells with stones,
 * the owners of these, and the player to move; up to symmetry and the exchange of the players there
 * are some two thousand million of them on base 4. A byte for each holds the winner and the exact
 * distance. The tables are computed in passes from the full board backwards, until nothing changes;
 * without take-backs one pass is enough. Play that never ends is a draw.
 *
 * <p>The progress is the number of sets of cells that have been computed, and that number with
 * those that are due; the second grows while values change. The census has each set of cells once
 * of all symmetric ones, with all ways in which the players may own its stones; that all cells but
 * the top are full is left out.
 *
 * <p>It is immutable and safe for use by many threads.
 */
public final class PylosSolver implements TableSolver<PylosPosition, PylosMove> {
  private final PylosRules rules;
  private final TableMaker maker;

  private PylosSolver(PylosRules rules, TableMaker maker) {
    this.rules = rules;
    this.maker = maker;
  }

  /**
   * Returns a solver with one thread, no folder and no progress listener.
   *
   * @param rules the rules of a variant without a limit
   * @return the solver
   * @throws IllegalArgumentException if the variant has a limit of take-back turns: with it, a
   *     board has a value for each count
   */
  public static PylosSolver of(PylosRules rules) {
    if (!canSolve(rules.options())) {
      throw new IllegalArgumentException(
          "Variants with a limit are not solved: " + rules.variant() + ".");
    }
    return new PylosSolver(
        rules, new TableMaker(rules.options(), 1, Optional.empty(), (done, total) -> {}));
  }

  static boolean canSolve(PylosOptions options) {
    return options.limit() == 0;
  }

  @Override
  public PylosSolver withThreads(int number) {
    if (number < 1) {
      throw new IllegalArgumentException("There must be 1 thread or more, not " + number + ".");
    }
    return with(new TableMaker(maker.options(), number, maker.folder(), maker.progress()));
  }

  @Override
  public PylosSolver withFolder(Path tables) {
    Optional<Path> folder = Optional.of(Objects.requireNonNull(tables));
    return with(new TableMaker(maker.options(), maker.threads(), folder, maker.progress()));
  }

  @Override
  public PylosSolver withProgress(Progress listener) {
    Objects.requireNonNull(listener);
    return with(new TableMaker(maker.options(), maker.threads(), maker.folder(), listener));
  }

  private PylosSolver with(TableMaker changed) {
    return new PylosSolver(rules, changed);
  }

  /** {@inheritDoc} They have 2.7 thousand million bytes on base 4. */
  @Override
  public long bytes() {
    return maker.bytes();
  }

  @Override
  public Optional<TableSolution<PylosPosition, PylosMove>> kept() {
    return maker.kept().map(this::solution);
  }

  @Override
  public TableSolution<PylosPosition, PylosMove> solve() {
    return solution(maker.make());
  }

  private PylosSolution solution(ShapeValues values) {
    return new PylosSolution(rules.with(values), values);
  }
}
