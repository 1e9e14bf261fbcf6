package io.github.boardrules.examples.solved.grid;

import io.github.boardrules.core.Status;
import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.examples.solved.table.TableCensus;
import io.github.boardrules.examples.solved.table.TableSolution;
import io.github.boardrules.nim.GridMove;
import io.github.boardrules.nim.GridPosition;
import io.github.boardrules.nim.GridRules;
import io.github.boardrules.nim.LastBallRule;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Perfect play on a large grid from tables. Distances are not computed: a game value has one only
 * if the game is over.
 *
 * @param rules the rules
 * @param tables which sets of balls are won
 * @param file where the tables are kept
 */
record GridTableSolution(GridRules rules, BallSetTables tables, Optional<Path> file)
    implements TableSolution<GridPosition, GridMove> {

  @Override
  public boolean covers(GridPosition position) {
    return position.cols() == rules.options().cols() && position.rows() == rules.options().rows();
  }

  @Override
  public GameValue gameValue(GridPosition position) {
    if (!covers(position)) {
      throw new IllegalArgumentException("No position of " + rules + ": " + position);
    }
    Status status = rules.status(position);
    if (status.isOver()) {
      return GameValue.win(status.winner().getAsInt(), 0);
    }
    boolean isWin = tables.isWin(BallSetNumbering.of(rules).number(position));
    return GameValue.win(isWin ? position.toMove() : 3 - position.toMove());
  }

  /**
   * {@inheritDoc} Both players have the same moves, so every lost position is a mutual zugzwang.
   */
  @Override
  public TableCensus census() {
    long won = tables.count();
    long lost = (1L << BallSetNumbering.of(rules).cells()) - won;
    boolean isEmptyWon = rules.options().last() == LastBallRule.LOSES;
    return isEmptyWon
        ? new TableCensus(won - 1, lost, 0, OptionalInt.empty(), lost)
        : new TableCensus(won, lost - 1, 0, OptionalInt.empty(), lost - 1);
  }
}
