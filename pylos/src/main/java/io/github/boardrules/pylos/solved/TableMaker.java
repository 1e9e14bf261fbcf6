package io.github.boardrules.pylos.solved;

import io.github.boardrules.core.search.Progress;
import io.github.boardrules.core.search.TableFolder;
import io.github.boardrules.core.search.TableFolderException;
import io.github.boardrules.core.search.TableFolderException.Trouble;
import io.github.boardrules.pylos.PylosOptions;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;

/**
 * Makes the tables of a variant.
 *
 * @param options a variant without a limit
 * @param threads how many threads compute
 * @param folder where to keep the tables
 * @param progress receives the number of shapes that have been computed, and that number with those
 *     that are due
 */
public record TableMaker(
    PylosOptions options, int threads, Optional<Path> folder, Progress progress) {
  private static final long BETWEEN_WRITES = TimeUnit.MINUTES.toNanos(5);

  /** {@return the size of the tables, in bytes} */
  public long bytes() {
    return ShapeTables.bytes(shapes());
  }

  private Shapes shapes() {
    return new Shapes(new CellBoard(options.base()));
  }

  private Optional<TableFolder> tableFolder(Shapes shapes) {
    return folder.map(path -> new TableFolder(path, options.variant(), ShapeTables.bytes(shapes)));
  }

  private TableFile file(Path path, Shapes shapes) {
    return new TableFile(path, options.variant(), shapes);
  }

  private Optional<ShapeValues> values(TableFolder place, Shapes shapes) {
    return place.read(path -> file(path, shapes).values());
  }

  /** {@return the finished values of the folder; empty if there are none that are whole} */
  public Optional<ShapeValues> kept() {
    Shapes shapes = shapes();
    return tableFolder(shapes).flatMap(place -> values(place, shapes));
  }

  /**
   * Returns the values, from the folder if they are there.
   *
   * @return the values
   * @throws CancellationException if the thread is interrupted
   * @throws TableFolderException if the folder cannot be used
   */
  public ShapeValues make() {
    Shapes shapes = shapes();
    Optional<TableFolder> place = tableFolder(shapes);
    if (place.isEmpty()) {
      ShapeTables tables = ShapeTables.all(shapes);
      ShapePasses passes = passes(tables, tables.allDue());
      while (passes.pass(() -> false)) {
        // Each pass works on what the one before it has changed.
      }
      return tables.values();
    }
    return values(place.get(), shapes).orElseGet(() -> make(place.get(), shapes));
  }

  private ShapeValues make(TableFolder place, Shapes shapes) {
    try (TableFolder.Writer writer = place.lock()) {
      make(ShapeTables.all(shapes), place, writer);
    }
    return values(place, shapes)
        .orElseThrow(
            () ->
                new TableFolderException(
                    Trouble.UNUSABLE, place.folder(), "what was written there is damaged."));
  }

  private void make(ShapeTables tables, TableFolder place, TableFolder.Writer writer) {
    Shapes shapes = tables.shapes();
    Optional<boolean[]> read = place.read(path -> file(path, shapes).read(tables));
    if (read.isEmpty()) {
      tables.clear();
    }
    ShapePasses passes = passes(tables, read.orElseGet(tables::allDue));
    boolean isMore = true;
    while (isMore) {
      long start = System.nanoTime();
      try {
        while (isMore && System.nanoTime() - start < BETWEEN_WRITES) {
          isMore = passes.pass(() -> System.nanoTime() - start >= BETWEEN_WRITES);
        }
      } finally {
        writer.write(path -> file(path, shapes).write(tables, passes.due()));
      }
    }
  }

  private ShapePasses passes(ShapeTables tables, boolean[] due) {
    return new ShapePasses(tables, options, threads, due, progress);
  }
}
