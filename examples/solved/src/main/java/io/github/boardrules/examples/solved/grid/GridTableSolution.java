package io.github.boardrules.examples.solved.grid;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Status;
import io.github.boardrules.examples.solved.table.TableCensus;
import io.github.boardrules.examples.solved.table.TableSolution;
import io.github.boardrules.nim.GridMove;
import io.github.boardrules.nim.GridOptions;
import io.github.boardrules.nim.GridPosition;
import io.github.boardrules.nim.GridRules;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Perfect play on a large grid from tables. Distances are not computed: a game value has one only
 * if the game is over.
 *
 * <p>The tables have a bit for each set of balls, 1 if the player to move wins. Sixty-four sets are
 * a word, and parts have equally many words, a power of two.
 */
record GridTableSolution(GridTables game, List<LongBuffer> parts, Optional<Path> file)
    implements TableSolution<GridPosition, GridMove> {

  @Override
  public GridRules rules() {
    return game.rules();
  }

  @Override
  public boolean covers(GridPosition position) {
    GridOptions options = rules().options();
    return position.cols() == options.cols() && position.rows() == options.rows();
  }

  @Override
  public GameValue gameValue(GridPosition position) {
    if (!covers(position)) {
      throw new IllegalArgumentException("Not a position of " + rules() + ": " + position);
    }
    Status status = rules().status(position);
    if (status.isOver()) {
      return GameValue.win(status.winner().getAsInt(), 0);
    }
    boolean isWin = isWin(game.number(position));
    return GameValue.win(isWin ? position.toMove() : 3 - position.toMove());
  }

  boolean isWin(long number) {
    long word = number >>> 6;
    int words = parts.get(0).limit();
    return (parts.get((int) (word / words)).get((int) (word % words)) >>> number & 1) != 0;
  }

  /**
   * {@inheritDoc} Both players have the same moves, so every lost position is a mutual zugzwang.
   */
  @Override
  public TableCensus census() {
    long won = 0;
    for (LongBuffer part : parts) {
      for (int word = 0; word < part.limit(); word++) {
        won += Long.bitCount(part.get(word));
      }
    }
    long lost = (1L << game.cells()) - won;
    return game.isEmptyWon()
        ? new TableCensus(won - 1, lost, 0, OptionalInt.empty(), lost)
        : new TableCensus(won, lost - 1, 0, OptionalInt.empty(), lost - 1);
  }
}
