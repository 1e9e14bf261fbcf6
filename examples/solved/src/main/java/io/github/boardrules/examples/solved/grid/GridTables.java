package io.github.boardrules.examples.solved.grid;

import io.github.boardrules.core.search.Progress;
import io.github.boardrules.examples.solved.table.TableFolder;
import io.github.boardrules.examples.solved.table.TableGame;
import io.github.boardrules.examples.solved.table.TableSolution;
import io.github.boardrules.nim.GridMove;
import io.github.boardrules.nim.GridPosition;
import io.github.boardrules.nim.GridRules;
import io.github.boardrules.nim.GridSolution;
import io.github.boardrules.nim.LastBallRule;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Makes the tables of a grid that is too large for {@link GridSolution}. The progress counts blocks
 * of words. The census has all sets of balls but the empty one.
 *
 * @param rules the rules of a grid of 6 cells or more
 */
public record GridTables(GridRules rules) implements TableGame<GridPosition, GridMove> {

  /** The greatest number of cells: a table of 8 gigabytes. */
  private static final int MAX_CELLS = 36;

  /**
   * How many cells tell the blocks of a table apart: enough blocks for the threads, and those of
   * the largest grid take 64 megabytes, as a collector may round each array up to some megabytes.
   */
  private static final int CELLS_OF_BLOCKS = 7;

  /**
   * Returns the tables of a variant; empty if the grid is small enough for a {@link GridSolution},
   * or too large.
   */
  public static Optional<GridTables> of(GridRules rules) {
    int cells = BallSetNumbering.of(rules).cells();
    return cells <= GridSolution.MAX_CELLS || cells > MAX_CELLS
        ? Optional.empty()
        : Optional.of(new GridTables(rules));
  }

  @Override
  public long bytes() {
    return 1L << (BallSetNumbering.of(rules).cells() - 3);
  }

  private BallSetFile file() {
    return new BallSetFile(rules.variant(), bytes() / Long.BYTES);
  }

  @Override
  public Optional<TableSolution<GridPosition, GridMove>> read(Path path) throws IOException {
    return file().read(path).map(tables -> new GridTableSolution(rules, tables, Optional.of(path)));
  }

  @Override
  public TableSolution<GridPosition, GridMove> make(int threads, Progress progress) {
    return new GridTableSolution(rules, computed(threads, progress), Optional.empty());
  }

  @Override
  public void make(TableFolder folder, TableFolder.Writer writer, int threads, Progress progress) {
    BallSetTables tables = computed(threads, progress);
    writer.write(path -> file().write(path, tables));
  }

  private BallSetTables computed(int threads, Progress progress) {
    BallSetNumbering numbering = BallSetNumbering.of(rules);
    int blockCells = numbering.cells() - BallSetSolver.WORD_CELLS - CELLS_OF_BLOCKS;
    boolean isEmptyWon = rules.options().last() == LastBallRule.LOSES;
    return new BallSetSolver(numbering.cells(), numbering.moves(rules), blockCells, isEmptyWon)
        .solve(threads, progress);
  }
}
