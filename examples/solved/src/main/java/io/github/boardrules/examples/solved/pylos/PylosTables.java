package io.github.boardrules.examples.solved.pylos;

import io.github.boardrules.core.Progress;
import io.github.boardrules.examples.solved.table.TableFolder;
import io.github.boardrules.examples.solved.table.TableGame;
import io.github.boardrules.examples.solved.table.TableSolution;
import io.github.boardrules.pylos.PylosMove;
import io.github.boardrules.pylos.PylosPosition;
import io.github.boardrules.pylos.PylosRules;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

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

  /** A part of a file that is mapped into memory may have at most two gigabytes. */
  private static final long MAX_MAPPED = 1L << 30;

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

  @Override
  public String format() {
    return "boardrules pylos tables 1";
  }

  /** {@inheritDoc} They have 2.7 thousand million bytes on base 4. */
  @Override
  public long bytes() {
    return bytes(shapes());
  }

  private static long bytes(Shapes shapes) {
    return IntStream.range(0, shapes.size()).mapToLong(shapes::length).sum();
  }

  @Override
  public Optional<TableSolution<PylosPosition, PylosMove>> read(TableFolder folder) {
    Shapes shapes = shapes();
    return folder.read(in -> isFinished(in, shapes))
        ? Optional.of(
            new PylosSolution(
                rules, shapes, mapped(folder, shapes, MAX_MAPPED), Optional.of(folder.file())))
        : Optional.empty();
  }

  private static boolean isFinished(DataInputStream in, Shapes shapes) throws IOException {
    boolean isFinished = in.readInt() == shapes.size();
    for (int number = 0; isFinished && number < shapes.size(); number++) {
      isFinished = !in.readBoolean();
      in.skipNBytes(shapes.length(number));
    }
    return isFinished;
  }

  /** Maps the tables of a file that has been checked, in parts of at most so many bytes. */
  static List<ByteBuffer> mapped(TableFolder folder, Shapes shapes, long most) {
    List<ByteBuffer> tables = new ArrayList<>();
    long end = Integer.BYTES + shapes.size() + bytes(shapes);
    long at = Integer.BYTES;
    long first = 0;
    ByteBuffer part = ByteBuffer.allocate(0);
    for (int number = 0; number < shapes.size(); number++) {
      at++;
      int length = shapes.length(number);
      if (at + length > first + part.limit()) {
        first = at;
        part = folder.mapped(first, Math.min(most, end - first));
      }
      tables.add(part.slice((int) (at - first), length));
      at += length;
    }
    return tables;
  }

  @Override
  public TableSolution<PylosPosition, PylosMove> make(
      Optional<TableFolder> folder, int threads, Progress progress) {
    Shapes shapes = shapes();
    ShapeTables tables = new ShapeTables(shapes, IntStream.range(0, shapes.size()));
    if (folder.isEmpty() || !folder.get().read(tables::read)) {
      tables.clear();
    }
    ShapePasses passes = new ShapePasses(tables, rules.options(), threads, progress);
    boolean isMore = true;
    while (isMore) {
      long start = System.nanoTime();
      try {
        while (isMore && System.nanoTime() - start < BETWEEN_WRITES) {
          isMore = passes.pass(() -> System.nanoTime() - start >= BETWEEN_WRITES);
        }
      } finally {
        folder.ifPresent(place -> place.write(tables::write));
      }
    }
    return new PylosSolution(rules, shapes, tables.values(), Optional.empty());
  }
}
