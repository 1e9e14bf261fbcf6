package io.github.boardrules.nim;

import io.github.boardrules.core.search.Progress;
import io.github.boardrules.core.search.TableFolder;
import io.github.boardrules.core.search.TableFolderException;
import io.github.boardrules.core.search.TableFolderException.Trouble;
import io.github.boardrules.core.search.TableSolution;
import io.github.boardrules.core.search.TableSolver;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/**
 * Solves the grids that are too large for {@link GridSolution}. It counts blocks of words. The
 * census has all sets of balls but the empty one.
 *
 * @param rules the rules
 * @param threads how many threads compute
 * @param place where to keep the tables
 * @param listener receives the progress
 */
record GridTableSolver(GridRules rules, int threads, Optional<Path> place, Progress listener)
    implements TableSolver<GridPosition, GridMove> {

  /** The greatest number of cells: a table of 8 gigabytes. */
  static final int MAX_CELLS = 36;

  /**
   * How many cells tell the blocks of a table apart: enough blocks for the threads, and those of
   * the largest grid take 64 megabytes, as a collector may round each array up to some megabytes.
   */
  private static final int CELLS_OF_BLOCKS = 7;

  /**
   * Returns a solver; empty if the grid is small enough for a {@link GridSolution}, or too large.
   */
  static Optional<TableSolver<GridPosition, GridMove>> of(GridRules rules) {
    int cells = rules.options().cols() * rules.options().rows();
    return cells <= GridSolution.MAX_CELLS || cells > MAX_CELLS
        ? Optional.empty()
        : Optional.of(new GridTableSolver(rules, 1, Optional.empty(), (done, total) -> {}));
  }

  @Override
  public GridTableSolver withThreads(int number) {
    if (number < 1) {
      throw new IllegalArgumentException("There must be 1 thread or more, not " + number + ".");
    }
    return new GridTableSolver(rules, number, place, listener);
  }

  @Override
  public GridTableSolver withFolder(Path tables) {
    return new GridTableSolver(
        rules, threads, Optional.of(Objects.requireNonNull(tables)), listener);
  }

  @Override
  public GridTableSolver withProgress(Progress newListener) {
    return new GridTableSolver(rules, threads, place, Objects.requireNonNull(newListener));
  }

  private int cells() {
    return rules.options().cols() * rules.options().rows();
  }

  @Override
  public long bytes() {
    return 1L << (cells() - 3);
  }

  private Optional<TableFolder> tableFolder() {
    return place.map(path -> new TableFolder(path, rules.variant(), bytes()));
  }

  private BallSetFile file() {
    return new BallSetFile(rules.variant(), bytes() / Long.BYTES);
  }

  private Optional<TableSolution<GridPosition, GridMove>> kept(TableFolder folder) {
    return folder
        .read(file()::read)
        .map(tables -> new GridTableSolution(rules, tables, Optional.of(folder.file())));
  }

  @Override
  public Optional<TableSolution<GridPosition, GridMove>> kept() {
    return tableFolder().flatMap(this::kept);
  }

  @Override
  public TableSolution<GridPosition, GridMove> solve() {
    Optional<TableFolder> folder = tableFolder();
    return folder.isEmpty()
        ? new GridTableSolution(rules, computed(), Optional.empty())
        : kept(folder.get()).orElseGet(() -> made(folder.get()));
  }

  private TableSolution<GridPosition, GridMove> made(TableFolder folder) {
    try (TableFolder.Writer writer = folder.lock()) {
      BallSetTables tables = computed();
      writer.write(path -> file().write(path, tables));
    }
    return kept(folder)
        .orElseThrow(
            () ->
                new TableFolderException(
                    Trouble.UNUSABLE, folder.folder(), "what was written there is damaged."));
  }

  private BallSetTables computed() {
    GridOptions options = rules.options();
    BallSetNumbering numbering = new BallSetNumbering(options.cols(), options.rows());
    long[] moves = numbering.numbers(new GridMoveGenerator(options).sets());
    int blockCells = cells() - BallSetSolver.WORD_CELLS - CELLS_OF_BLOCKS;
    return new BallSetSolver(cells(), moves, blockCells, options.last() == LastBallRule.LOSES)
        .solve(threads, listener);
  }
}
