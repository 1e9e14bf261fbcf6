package io.github.boardrules.examples.solved.pylos;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Status;
import io.github.boardrules.examples.solved.table.TableCensus;
import io.github.boardrules.examples.solved.table.TableSolution;
import io.github.boardrules.pylos.PylosMove;
import io.github.boardrules.pylos.PylosPosition;
import io.github.boardrules.pylos.PylosRules;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Perfect play from tables.
 *
 * @param tables by shape: a byte for each set of stones of the player to move, see {@link
 *     ShapeTables}
 */
record PylosSolution(PylosRules rules, Shapes shapes, List<ByteBuffer> tables, Optional<Path> file)
    implements TableSolution<PylosPosition, PylosMove> {

  @Override
  public boolean covers(PylosPosition position) {
    return true;
  }

  @Override
  public GameValue gameValue(PylosPosition position) {
    Status status = rules.status(position);
    if (status.isOver()) {
      return GameValue.win(status.winner().getAsInt(), 0);
    }
    int toMove = position.toMove();
    int own = stones(position, toMove);
    int occupied = own | stones(position, 3 - toMove);
    byte value = shapes.board.isKnown(occupied) ? ValueCode.WON : value(occupied, own);
    return ValueCode.gameValue(value, toMove);
  }

  private int stones(PylosPosition position, int player) {
    int stones = 0;
    for (int bit = 0; bit < shapes.board.cells; bit++) {
      stones |= position.owner(shapes.board.cell.get(bit)).orElse(0) == player ? 1 << bit : 0;
    }
    return stones;
  }

  private byte value(int occupied, int own) {
    int symmetry = shapes.board.symmetry(occupied);
    int canonical = shapes.board.image(occupied, symmetry);
    int index = CellBoard.compress(shapes.board.image(own, symmetry), canonical);
    return tables.get(shapes.number(canonical)).get(index);
  }

  @Override
  public TableCensus census() {
    long won = 0;
    long lost = 0;
    long drawn = 0;
    long zugzwangs = 0;
    int longest = 0;
    for (int number = 0; number < tables.size(); number++) {
      ByteBuffer table = tables.get(number);
      int size = Integer.bitCount(shapes.shape(number));
      int full = (1 << size) - 1;
      for (int own = 0; own <= full; own++) {
        byte value = table.get(own);
        if (value == ValueCode.LOST || !isPosition(size, own)) {
          continue;
        }
        if (value > 0) {
          won++;
        } else if (value == 0) {
          drawn++;
        } else {
          lost++;
          byte other = table.get(full ^ own);
          // On the empty board the two positions are one.
          if (other < 0 && other != ValueCode.LOST && own <= (full ^ own)) {
            zugzwangs++;
          }
        }
        longest = value == 0 ? longest : Math.max(longest, ValueCode.distance(value));
      }
    }
    OptionalInt greatest = longest == 0 ? OptionalInt.empty() : OptionalInt.of(longest);
    return new TableCensus(won, lost, drawn, greatest, zugzwangs);
  }

  private boolean isPosition(int size, int own) {
    int count = Integer.bitCount(own);
    return count <= shapes.board.stones && size - count <= shapes.board.stones;
  }
}
