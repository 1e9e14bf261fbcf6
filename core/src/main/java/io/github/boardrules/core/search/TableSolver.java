package io.github.boardrules.core.search;

import io.github.boardrules.core.Rules;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Finds perfect play in every position of a variant and keeps it in tables, in memory or in a
 * folder.
 *
 * <p>With a folder, the tables are written there at the end, and from time to time if they take
 * long. Who calls {@link #solve} again goes on from there, or has the solution at once. The file
 * ends with a checksum, and takes the place of the one before it when it is whole: neither an
 * interrupt nor a full disk costs what was there. Tables that are damaged, or of another version,
 * are made again.
 *
 * <p>Solvers are immutable and safe for use by many threads.
 *
 * <pre>{@code
 * var rules = PylosRules.parse("pylos:base=3");
 * var solver = TableSolver.of(rules).orElseThrow().withFolder(Files.createTempDirectory("tables"));
 * solver.kept();  // ==> Optional.empty
 * solver.solve().gameValue(rules.start());              // ==> win 1 in 15
 * solver.kept().orElseThrow().gameValue(rules.start()); // ==> win 1 in 15
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface TableSolver<S, M> {

  /**
   * Returns the solver that rules come with.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules any rules
   * @return the solver with one thread, no folder and no progress listener; empty unless they are
   *     {@link TabledRules} and have one for their variant
   */
  static <S, M> Optional<TableSolver<S, M>> of(Rules<S, M> rules) {
    return Objects.requireNonNull(rules) instanceof TabledRules<S, M> tabled
        ? tabled.tableSolver()
        : Optional.empty();
  }

  /**
   * Returns the same solver with another number of threads.
   *
   * @param number 1 or more; the thread that solves is one of them
   * @return the solver
   * @throws IllegalArgumentException if the number is below 1
   */
  TableSolver<S, M> withThreads(int number);

  /**
   * Returns the same solver with a folder for its tables. Several variants may share a folder.
   *
   * @param tables the folder; it is made if it is missing
   * @return the solver
   */
  TableSolver<S, M> withFolder(Path tables);

  /**
   * Returns the same solver with a progress listener. What it counts depends on the game.
   *
   * @param listener receives the reports, in the thread that solves
   * @return the solver
   */
  TableSolver<S, M> withProgress(Progress listener);

  /**
   * Returns the size of the tables. So much memory they take while they are made, besides some
   * hundred megabytes for all else; and so much space in a folder, twice while they are written.
   *
   * @return a number of bytes
   */
  long bytes();

  /**
   * Returns the solution whose tables are in the folder. It is read from there when it is used, so
   * it takes little memory. Reading the file once, to check it, takes some seconds for each
   * gigabyte.
   *
   * @return the solution; empty if there is no folder, or its tables are missing, unfinished,
   *     damaged or of another version
   * @throws TableFolderException if the folder cannot be read
   */
  Optional<TableSolution<S, M>> kept();

  /**
   * Finds perfect play, or takes it from the folder.
   *
   * @return a solution that covers every position of the variant
   * @throws CancellationException if the thread is interrupted, which it stays. With a folder, what
   *     has been found is kept
   * @throws TableFolderException if the folder cannot be used
   * @throws OutOfMemoryError if there is less memory than {@link #bytes} says
   */
  TableSolution<S, M> solve();
}
