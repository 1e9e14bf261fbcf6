package io.github.boardrules.core.search;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Perfect play from the tables of a {@link TableSolver}. It covers every position of the variant.
 *
 * <pre>{@code
 * var solution = TableSolver.of(PylosRules.parse("pylos:base=3")).orElseThrow().solve();
 * solution.census().won(); // ==> 11591
 * solution.file();         // ==> Optional.empty
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface TableSolution<S, M> extends Solution<S, M> {

  /**
   * Counts the positions of the tables. This goes through all of them.
   *
   * @return the counts
   */
  TableCensus census();

  /**
   * Returns the file in which the tables are. The same variant has the same file everywhere, byte
   * by byte, whatever the number of threads and interruptions was.
   *
   * @return the file; empty if they are in memory only
   */
  Optional<Path> file();
}
