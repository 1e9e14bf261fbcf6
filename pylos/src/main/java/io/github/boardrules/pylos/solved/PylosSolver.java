package io.github.boardrules.pylos.solved;

import io.github.boardrules.core.search.Progress;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.pylos.PylosMove;
import io.github.boardrules.pylos.PylosOptions;
import io.github.boardrules.pylos.PylosPosition;
import io.github.boardrules.pylos.PylosRules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;

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
 * <p>With a folder, the tables are kept there: after each pass, and at the end. Who calls {@link
 * #solve} again goes on from there, or has the solution at once.
 *
 * <p>It is immutable and safe for use by many threads.
 */
public final class PylosSolver {
  private final PylosRules rules;
  private final PylosOptions options;
  private final int threads;
  private final Optional<Path> folder;
  private final Progress progress;

  private PylosSolver(
      PylosRules rules,
      PylosOptions options,
      int threads,
      Optional<Path> folder,
      Progress progress) {
    this.rules = rules;
    this.options = options;
    this.threads = threads;
    this.folder = folder;
    this.progress = progress;
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
    PylosOptions options = PylosOptions.parse(rules.variant());
    if (options.limit() > 0) {
      throw new IllegalArgumentException(
          "Variants with a limit are not solved: " + rules.variant() + ".");
    }
    return new PylosSolver(rules, options, 1, Optional.empty(), (done, total) -> {});
  }

  /**
   * Returns the same solver with another number of threads.
   *
   * @param number 1 or more; the thread that solves is one of them
   * @return the solver
   * @throws IllegalArgumentException if the number is below 1
   */
  public PylosSolver threads(int number) {
    if (number < 1) {
      throw new IllegalArgumentException("There must be 1 thread or more, not " + number + ".");
    }
    return new PylosSolver(rules, options, number, folder, progress);
  }

  /**
   * Returns the same solver with a folder for its tables. Tables that are damaged, or of another
   * version, are computed again.
   *
   * @param tables the folder; it is made if it is missing
   * @return the solver
   */
  public PylosSolver folder(Path tables) {
    return new PylosSolver(
        rules, options, threads, Optional.of(Objects.requireNonNull(tables)), progress);
  }

  /**
   * Returns the same solver with a progress listener. It gets the number of sets of cells that have
   * been computed, and that number with those that are due; the second grows while values change.
   *
   * @param listener receives the reports, in the thread that solves
   * @return the solver
   */
  public PylosSolver progress(Progress listener) {
    return new PylosSolver(rules, options, threads, folder, Objects.requireNonNull(listener));
  }

  /**
   * Returns how much memory the tables take; with a folder, as much on the disk, and twice as much
   * while they are written.
   *
   * @return a number of bytes: 2.7 thousand million on base 4
   */
  public long bytes() {
    return ShapeTables.bytes(new Shapes(new CellBoard(options.base())));
  }

  /**
   * Finds perfect play.
   *
   * @return a solution that covers every position of the variant
   * @throws CancellationException if the thread is interrupted, which stays so. The next call goes
   *     on with what has been found, if there is a folder
   * @throws UncheckedIOException if the folder cannot be used, or another solver uses it
   * @throws OutOfMemoryError if there is less memory than {@link #bytes} and a few hundred million
   *     more
   */
  public Solution<PylosPosition, PylosMove> solve() {
    CellBoard board = new CellBoard(options.base());
    ShapeTables tables = new ShapeTables(new Shapes(board));
    if (folder.isEmpty()) {
      ShapePasses passes = passes(board, tables, tables.allDue());
      while (passes.pass()) {
        // Each pass works on what the one before it has changed.
      }
    } else {
      try (TableFile file = TableFile.open(folder.get(), rules.variant())) {
        solve(board, tables, file);
      } catch (IOException problem) {
        throw new UncheckedIOException(
            "The tables cannot be kept in " + folder.get() + ": " + problem.getMessage(), problem);
      }
    }
    return new PylosSolution(rules, board, tables);
  }

  private void solve(CellBoard board, ShapeTables tables, TableFile file) throws IOException {
    Optional<boolean[]> read = file.read(tables);
    if (read.isEmpty()) {
      tables.clear();
    }
    boolean[] due = read.orElseGet(tables::allDue);
    if (isNoneDue(due)) {
      return;
    }
    ShapePasses passes = passes(board, tables, due);
    boolean isMore = true;
    while (isMore) {
      try {
        isMore = passes.pass();
      } finally {
        file.write(tables, passes.due());
      }
    }
  }

  private ShapePasses passes(CellBoard board, ShapeTables tables, boolean[] due) {
    return new ShapePasses(board, tables, options, threads, due, progress);
  }

  private static boolean isNoneDue(boolean[] due) {
    for (boolean isDue : due) {
      if (isDue) {
        return false;
      }
    }
    return true;
  }
}
