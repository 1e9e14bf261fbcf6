package io.github.boardrules.examples.solved;

import io.github.boardrules.core.Progress;
import io.github.boardrules.core.Rules;
import io.github.boardrules.examples.solved.grid.GridTables;
import io.github.boardrules.examples.solved.pylos.PylosTables;
import io.github.boardrules.examples.solved.table.TableFolder;
import io.github.boardrules.examples.solved.table.TableFolderException;
import io.github.boardrules.examples.solved.table.TableFolderException.Trouble;
import io.github.boardrules.examples.solved.table.TableGame;
import io.github.boardrules.examples.solved.table.TableSolution;
import io.github.boardrules.nim.GridRules;
import io.github.boardrules.pylos.PylosRules;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Finds perfect play in every position of a variant and keeps it in tables, in memory or in a
 * folder.
 *
 * <p>With a folder, the tables are written there at the end, and from time to time if they take
 * long. Who calls {@link #solve} again continues from there, or has the solution at once. The file
 * ends with a checksum, and takes the place of the one before it when it is whole: neither an
 * interrupt nor a full disk costs what was there. Tables that are damaged, or of another version,
 * are made again.
 *
 * <p>It is immutable and safe for use by many threads.
 */
public final class TableSolver<S, M> {
  private final TableGame<S, M> game;
  private final int threads;
  private final Optional<Path> folder;
  private final Progress progress;

  private TableSolver(TableGame<S, M> game, int threads, Optional<Path> folder, Progress progress) {
    this.game = game;
    this.threads = threads;
    this.folder = folder;
    this.progress = progress;
  }

  /**
   * Returns the solver of a variant, with one thread, no folder and no progress listener; empty
   * unless they are the rules of Pylos without a limit, or of 1, 2, 3 on 21 to 36 cells.
   */
  public static <S, M> Optional<TableSolver<S, M>> of(Rules<S, M> rules) {
    Optional<? extends TableGame<?, ?>> game = Optional.empty();
    if (rules instanceof PylosRules pylos) {
      game = PylosTables.of(pylos);
    } else if (rules instanceof GridRules grid) {
      game = GridTables.of(grid);
    }
    @SuppressWarnings("unchecked") // its positions and moves are those of the rules
    Optional<TableGame<S, M>> ofRules = (Optional<TableGame<S, M>>) game;
    return ofRules.map(found -> new TableSolver<>(found, 1, Optional.empty(), (done, total) -> {}));
  }

  /**
   * Returns the same solver with a number of threads; the one that solves is one of them.
   *
   * @throws IllegalArgumentException if the number is below 1
   */
  public TableSolver<S, M> withThreads(int number) {
    if (number < 1) {
      throw new IllegalArgumentException("There must be 1 thread or more, not " + number + ".");
    }
    return new TableSolver<>(game, number, folder, progress);
  }

  /**
   * Returns the same solver with a folder for its tables, which is made if it is missing. Several
   * variants may share it.
   */
  public TableSolver<S, M> withFolder(Path tables) {
    return new TableSolver<>(game, threads, Optional.of(tables), progress);
  }

  /** Returns the same solver with a progress listener. What it counts depends on the game. */
  public TableSolver<S, M> withProgress(Progress listener) {
    return new TableSolver<>(game, threads, folder, listener);
  }

  /**
   * Returns the size of the tables. So much memory they take while they are made, besides some
   * hundred megabytes for all else; and so much space in a folder, twice while they are written.
   */
  public long bytes() {
    return game.bytes();
  }

  /**
   * Returns the solution whose tables are in the folder. It is read from there when it is used, so
   * it takes little memory. Reading the file once, to check it, takes some seconds for each
   * gigabyte.
   *
   * @return the solution; empty if there is no folder, or its tables are missing, unfinished,
   *     damaged or of another version
   * @throws TableFolderException if the folder cannot be read
   */
  public Optional<TableSolution<S, M>> kept() {
    return tableFolder().flatMap(game::read);
  }

  /**
   * Finds perfect play, or takes it from the folder.
   *
   * @return a solution that covers every position of the variant
   * @throws CancellationException if the thread is interrupted, which it stays. With a folder, what
   *     has been found is kept
   * @throws TableFolderException if the folder cannot be used
   * @throws OutOfMemoryError if there is less memory than {@link #bytes} says
   */
  public TableSolution<S, M> solve() {
    Optional<TableFolder> place = tableFolder();
    return place.isEmpty()
        ? game.make(place, threads, progress)
        : kept().orElseGet(() -> made(place.get()));
  }

  private TableSolution<S, M> made(TableFolder place) {
    place.whileLocked(() -> game.make(Optional.of(place), threads, progress));
    return kept()
        .orElseThrow(
            () ->
                new TableFolderException(
                    Trouble.UNUSABLE, place.folder(), "what was written there is damaged."));
  }

  private Optional<TableFolder> tableFolder() {
    return folder.map(
        path -> new TableFolder(path, game.format(), game.rules().variant(), bytes()));
  }
}
