package io.github.boardrules.examples.solved.pylos;

import io.github.boardrules.core.Status;
import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.examples.solved.table.TableCensus;
import io.github.boardrules.examples.solved.table.TableSolution;
import io.github.boardrules.pylos.PylosMove;
import io.github.boardrules.pylos.PylosPosition;
import io.github.boardrules.pylos.PylosRules;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Perfect play from tables.
 *
 * @param rules the rules
 * @param values the values of all positions
 * @param file where they are kept
 */
record PylosSolution(PylosRules rules, ShapeValues values, Optional<Path> file)
    implements TableSolution<PylosPosition, PylosMove> {

  @Override
  public boolean covers(PylosPosition position) {
    return true;
  }

  @Override
  public GameValue gameValue(PylosPosition position) {
    Status status = rules.status(position);
    return status.isOver()
        ? GameValue.win(status.winner().getAsInt(), 0)
        : values.gameValue(position);
  }

  @Override
  public TableCensus census() {
    return values.census();
  }
}
