package io.github.boardrules.examples.solved.pylos;

import io.github.boardrules.core.search.Progress;
import io.github.boardrules.examples.solved.table.TableFolder;
import io.github.boardrules.examples.solved.table.TableGame;
import io.github.boardrules.examples.solved.table.TableSolution;
import io.github.boardrules.pylos.PylosMove;
import io.github.boardrules.pylos.PylosPosition;
import io.github.boardrules.pylos.PylosRules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Makes the tables of a variant of Pylos.
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
 * @param rules the rules of a variant without a limit
 */
public record PylosTables(PylosRules rules) implements TableGame<PylosPosition, PylosMove> {
  private static final long BETWEEN_WRITES = TimeUnit.MINUTES.toNanos(5);

  /**
   * Returns the tables of a variant; empty if there is a limit of take-back turns: with it, a board
   * has a value for each count.
   */
  public static Optional<PylosTables> of(PylosRules rules) {
    return rules.options().limit() == 0 ? Optional.of(new PylosTables(rules)) : Optional.empty();
  }

  private Shapes shapes() {
    return new Shapes(new CellBoard(rules.options().base()));
  }

  private ShapeFile file(Shapes shapes) {
    return new ShapeFile(rules.variant(), shapes);
  }

  /** {@inheritDoc} They have 2.7 thousand million bytes on base 4. */
  @Override
  public long bytes() {
    return ShapeTables.bytes(shapes());
  }

  @Override
  public Optional<TableSolution<PylosPosition, PylosMove>> read(Path path) throws IOException {
    return file(shapes())
        .values(path)
        .map(values -> new PylosSolution(rules, values, Optional.of(path)));
  }

  @Override
  public TableSolution<PylosPosition, PylosMove> make(int threads, Progress progress) {
    ShapeTables tables = ShapeTables.all(shapes());
    ShapePasses passes =
        new ShapePasses(tables, rules.options(), threads, tables.allDue(), progress);
    while (passes.pass(() -> false)) {
      // Each pass works on what the one before it has changed.
    }
    return new PylosSolution(rules, tables.values(), Optional.empty());
  }

  @Override
  public void make(TableFolder folder, TableFolder.Writer writer, int threads, Progress progress) {
    ShapeFile file = file(shapes());
    ShapeTables tables = ShapeTables.all(file.shapes());
    Optional<boolean[]> read = folder.read(path -> file.read(path, tables));
    if (read.isEmpty()) {
      tables.clear();
    }
    boolean[] due = read.orElseGet(tables::allDue);
    ShapePasses passes = new ShapePasses(tables, rules.options(), threads, due, progress);
    boolean isMore = true;
    while (isMore) {
      long start = System.nanoTime();
      try {
        while (isMore && System.nanoTime() - start < BETWEEN_WRITES) {
          isMore = passes.pass(() -> System.nanoTime() - start >= BETWEEN_WRITES);
        }
      } finally {
        writer.write(path -> file.write(path, tables, passes.due()));
      }
    }
  }
}
