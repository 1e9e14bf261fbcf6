package io.github.boardrules.examples.solved.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Progress;
import io.github.boardrules.core.Rules;
import java.util.Optional;

/** Makes the tables of one variant. */
public interface TableGame<S, M> {

  /** {@return the rules} */
  Rules<S, M> rules();

  /** {@return the name and the version of its files} */
  String format();

  /** {@return the size of the tables, in bytes} */
  long bytes();

  /**
   * Returns the solution of a file, which is read from it when it is used; empty if the tables are
   * missing, unfinished, damaged or of another version.
   */
  Optional<TableSolution<S, M>> read(TableFolder folder);

  /** Makes tables in memory; with a folder, continues with those in it, and writes them there. */
  @CanIgnoreReturnValue
  TableSolution<S, M> make(Optional<TableFolder> folder, int threads, Progress progress);
}
