package io.github.boardrules.examples.solved.table;

import io.github.boardrules.core.Solution;
import java.nio.file.Path;
import java.util.Optional;

/** Perfect play from tables. It covers every position of the variant. */
public interface TableSolution<S, M> extends Solution<S, M> {

  /** {@return the counts of the positions of the tables; this goes through all of them} */
  TableCensus census();

  /**
   * Returns the file in which the tables are. The same variant has the same file everywhere, byte
   * by byte, whatever the number of threads and interruptions was.
   *
   * @return the file; empty if they are in memory only
   */
  Optional<Path> file();
}
