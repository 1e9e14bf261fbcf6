package io.github.boardrules.nim;

import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.search.TableCensus;
import io.github.boardrules.core.search.TableSolution;
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
    return position.hasSizeOf(rules.options());
  }

  @Override
  public GameValue gameValue(GridPosition position) {
    if (!covers(position)) {
      throw new IllegalArgumentException("No position of " + rules + ": " + position);
    }
    BallSetNumbering numbering =
        new BallSetNumbering(rules.options().cols(), rules.options().rows());
    boolean isWin = tables.isWin(numbering.number(position.balls));
    return Endings.gameValue(position.balls == 0, position.toMove(), isWin);
  }

  /**
   * {@inheritDoc} Both players have the same moves, so every lost position is a mutual zugzwang.
   */
  @Override
  public TableCensus census() {
    long sets = 1L << (rules.options().cols() * rules.options().rows());
    long won = tables.count();
    boolean isEmptyWon = rules.options().last() == LastBallRule.LOSES;
    long lost = sets - won;
    return isEmptyWon
        ? new TableCensus(won - 1, lost, 0, OptionalInt.empty(), lost)
        : new TableCensus(won, lost - 1, 0, OptionalInt.empty(), lost - 1);
  }
}
