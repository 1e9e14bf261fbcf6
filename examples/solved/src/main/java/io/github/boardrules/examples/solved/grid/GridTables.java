package io.github.boardrules.examples.solved.grid;

import io.github.boardrules.core.Progress;
import io.github.boardrules.examples.solved.table.TableFolder;
import io.github.boardrules.examples.solved.table.TableGame;
import io.github.boardrules.examples.solved.table.TableSolution;
import io.github.boardrules.nim.GridCell;
import io.github.boardrules.nim.GridMove;
import io.github.boardrules.nim.GridPosition;
import io.github.boardrules.nim.GridRules;
import io.github.boardrules.nim.GridSolution;
import io.github.boardrules.nim.LastBallRule;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * Makes the tables of a grid that is too large for {@link GridSolution}. The progress counts blocks
 * of words. The census has all sets of balls but the empty one.
 *
 * <p>A set of balls is a number: bit n stands for cell n, and cells are counted row by row. The
 * file has the number of words, and all words.
 *
 * @param rules the rules of a grid of 6 cells or more
 */
public record GridTables(GridRules rules) implements TableGame<GridPosition, GridMove> {

  /** The greatest number of cells: a table of 8 gigabytes. */
  private static final int MAX_CELLS = 36;

  /**
   * How many cells tell the blocks of a table apart: enough blocks for the threads, and those of
   * the largest grid take 64 megabytes, because a collector may round each array up to some
   * megabytes.
   */
  private static final int CELLS_OF_BLOCKS = 7;

  /** A part of a file that is mapped into memory may have at most two gigabytes. */
  private static final long MAX_MAPPED = 1L << 30;

  /**
   * Returns the tables of a variant; empty if the grid is small enough for a {@link GridSolution},
   * or too large.
   */
  public static Optional<GridTables> of(GridRules rules) {
    GridTables tables = new GridTables(rules);
    boolean isSmall = GridSolution.of(rules).isPresent();
    return isSmall || tables.cells() > MAX_CELLS ? Optional.empty() : Optional.of(tables);
  }

  @Override
  public String format() {
    return "boardrules one-two-three tables 1";
  }

  @Override
  public long bytes() {
    return 1L << (cells() - 3);
  }

  @Override
  public Optional<TableSolution<GridPosition, GridMove>> read(TableFolder folder) {
    return folder.read(this::isWhole)
        ? Optional.of(
            new GridTableSolution(this, mapped(folder, MAX_MAPPED), Optional.of(folder.file())))
        : Optional.empty();
  }

  private boolean isWhole(DataInputStream in) throws IOException {
    if (in.readLong() != bytes() / Long.BYTES) {
      return false;
    }
    in.skipNBytes(bytes());
    return true;
  }

  /** Maps the tables of a file that has been checked, in parts of at most so many bytes. */
  List<LongBuffer> mapped(TableFolder folder, long most) {
    long length = Math.min(most, bytes());
    return LongStream.range(0, bytes() / length)
        .mapToObj(part -> folder.mapped(Long.BYTES + part * length, length).asLongBuffer())
        .toList();
  }

  @Override
  public TableSolution<GridPosition, GridMove> make(
      Optional<TableFolder> folder, int threads, Progress progress) {
    List<LongBuffer> parts =
        solver(cells() - BallSetSolver.WORD_CELLS - CELLS_OF_BLOCKS).solve(threads, progress);
    folder.ifPresent(place -> place.write(out -> write(out, parts)));
    return new GridTableSolution(this, parts, Optional.empty());
  }

  private void write(DataOutputStream out, List<LongBuffer> parts) throws IOException {
    out.writeLong(bytes() / Long.BYTES);
    for (LongBuffer part : parts) {
      ByteBuffer bytes = ByteBuffer.allocate(part.limit() * Long.BYTES);
      bytes.asLongBuffer().put(0, part, 0, part.limit());
      out.write(bytes.array());
    }
  }

  BallSetSolver solver(int blockCells) {
    long[] moves = rules.legalMoves(rules.start()).stream().mapToLong(this::number).toArray();
    return new BallSetSolver(cells(), moves, blockCells, isEmptyWon());
  }

  int cells() {
    return rules.options().cols() * rules.options().rows();
  }

  /** Returns whether the player to move has won if no ball is left. */
  boolean isEmptyWon() {
    return rules.options().last() == LastBallRule.LOSES;
  }

  /** Returns the number of the balls of a position. */
  long number(GridPosition position) {
    int cols = position.cols();
    int cells = cols * position.rows();
    long number = 0;
    for (int n = 0; n < cells; n++) {
      GridCell cell = new GridCell((char) ('a' + n % cols), 1 + n / cols);
      number |= position.hasBall(cell) ? 1L << n : 0;
    }
    return number;
  }

  /** Returns the number of the balls that a move takes. */
  private long number(GridMove move) {
    long number = 0;
    for (GridCell cell : move.cells()) {
      number |= 1L << (rules.options().cols() * (cell.row() - 1) + cell.column() - 'a');
    }
    return number;
  }
}
