package io.github.boardrules.pylos;

import io.github.boardrules.core.Status;
import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.search.TableCensus;
import io.github.boardrules.core.search.TableSolution;
import io.github.boardrules.pylos.solved.ShapeValues;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/** Perfect play from tables. Its rules come with it, so an engine for them plays perfectly. */
final class PylosSolution implements TableSolution<PylosPosition, PylosMove> {
  private final PylosRules rules;
  private final ShapeValues values;

  /**
   * Creates a solution.
   *
   * @param rules the rules, which come with the same values
   */
  PylosSolution(PylosRules rules, ShapeValues values) {
    this.rules = rules;
    this.values = values;
  }

  @Override
  public PylosRules rules() {
    return rules;
  }

  @Override
  public boolean covers(PylosPosition position) {
    Objects.requireNonNull(position);
    return true;
  }

  @Override
  public GameValue gameValue(PylosPosition position) {
    Status status = rules.status(position);
    if (status.winner().isPresent()) {
      return GameValue.win(status.winner().getAsInt(), 0);
    }
    return values.gameValue(cell -> position.owner(cell).orElse(0), position.toMove());
  }

  @Override
  public TableCensus census() {
    return values.census();
  }

  @Override
  public Optional<Path> file() {
    return values.file();
  }
}
