package io.github.boardrules.examples.solved.table;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.search.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Makes the tables of one variant. */
public interface TableGame<S, M> {

  /** {@return the rules} */
  Rules<S, M> rules();

  /** {@return the size of the tables, in bytes} */
  long bytes();

  /**
   * Returns the solution of a file, which is read from it when it is used; empty if the tables are
   * unfinished, damaged or of another version.
   */
  Optional<TableSolution<S, M>> read(Path file) throws IOException;

  /** Makes tables in memory. */
  TableSolution<S, M> make(int threads, Progress progress);

  /** Makes tables in a folder, or goes on with them. */
  void make(TableFolder folder, TableFolder.Writer writer, int threads, Progress progress);
}
