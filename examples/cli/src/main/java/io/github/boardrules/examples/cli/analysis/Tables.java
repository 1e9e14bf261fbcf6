package io.github.boardrules.examples.cli.analysis;

import io.github.boardrules.core.Label;
import io.github.boardrules.examples.cli.shared.DataSize;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.ProgressLine;
import io.github.boardrules.examples.cli.shared.TextFiles;
import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.examples.cli.shared.UserFolders;
import io.github.boardrules.examples.solved.TableSolver;
import io.github.boardrules.examples.solved.table.TableFolderException;
import io.github.boardrules.examples.solved.table.TableSolution;
import java.nio.file.Path;

/**
 * Makes tables of perfect play, small ones in memory and large ones in a folder, or finds them
 * there.
 */
public record Tables(String cache, long memory, ProgressLine progress) {
  /** Smaller tables are made within seconds, so they are not kept. */
  private static final long MAX_UNKEPT = 1 << 26;

  public static Tables of(String cache, ProgressLine progress) {
    return new Tables(cache, Runtime.getRuntime().maxMemory(), progress);
  }

  <S, M> TableSolution<S, M> solution(TableSolver<S, M> solver) {
    TableSolver<S, M> shown =
        solver
            .withThreads(Runtime.getRuntime().availableProcessors())
            .withProgress((done, total) -> progress.update("progress-tables", done, total));
    if (cache.isEmpty() && solver.bytes() <= MAX_UNKEPT) {
      return shown.solve();
    }
    Path folder = cache.isEmpty() ? UserFolders.ofProcess().cache() : TextFiles.path(cache);
    TableSolver<S, M> keeping = shown.withFolder(folder);
    try {
      return keeping.kept().orElseGet(() -> made(keeping, folder));
    } catch (TableFolderException problem) {
      throw failure(problem, solver.bytes());
    }
  }

  private <S, M> TableSolution<S, M> made(TableSolver<S, M> solver, Path folder) {
    requireMemory(solver.bytes(), folder);
    return solver.solve();
  }

  /** Says how much memory and space on the disk are needed; too little memory is a failure. */
  void requireMemory(long bytes, Path folder) {
    long needed = needed(bytes);
    Object size = new DataSize(needed);
    if (memory < needed) {
      long gigabytes = (long) Math.ceil(needed / Math.pow(2, 30));
      throw Failure.of(
          "tables-memory", "needed", size, "most", new DataSize(memory), "gigabytes", gigabytes);
    }
    progress.note(
        "tables-needs", "memory", size, "disk", new DataSize(2 * bytes), "folder", folder);
  }

  /** Returns how much memory is needed; a collector may leave a part of it unused. */
  private static long needed(long bytes) {
    return bytes + bytes / 2 + MAX_UNKEPT;
  }

  static Failure failure(TableFolderException problem, long bytes) {
    Label folder = Texts.quote(problem.folder());
    return switch (problem.trouble()) {
      case IN_USE -> Failure.of("tables-in-use", "folder", folder);
      case FULL ->
          Failure.of("tables-disk-full", "folder", folder, "disk", new DataSize(2 * bytes));
      case UNUSABLE ->
          Failure.of(
              "tables-unusable", "folder", folder, "problem", Texts.inOneLine(problem.detail()));
    };
  }
}
