package io.github.boardrules.pylos.solved;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.pylos.PylosMove;
import io.github.boardrules.pylos.PylosPosition;
import io.github.boardrules.pylos.PylosRules;
import java.util.Objects;
import java.util.OptionalInt;

/** Perfect play from tables. */
final class PylosSolution implements Solution<PylosPosition, PylosMove> {
  private final PylosRules rules;
  private final CellBoard board;
  private final ShapeTables tables;

  PylosSolution(PylosRules rules, CellBoard board, ShapeTables tables) {
    this.rules = rules;
    this.board = board;
    this.tables = tables;
  }

  @Override
  public Rules<PylosPosition, PylosMove> rules() {
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
    if (status instanceof Status.Win win) {
      return GameValue.win(win.player(), 0);
    }
    int toMove = position.toMove();
    int occupied = 0;
    int own = 0;
    for (int bit = 0; bit < board.cells; bit++) {
      OptionalInt owner = position.owner(board.cell.get(bit));
      if (owner.isPresent()) {
        occupied |= 1 << bit;
        own |= owner.getAsInt() == toMove ? 1 << bit : 0;
      }
    }
    byte value = tables.shapes().isKnown(occupied) ? ValueCode.WON : tables.value(occupied, own);
    return ValueCode.gameValue(value, toMove);
  }
}
