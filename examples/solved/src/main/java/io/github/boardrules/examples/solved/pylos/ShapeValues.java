package io.github.boardrules.examples.solved.pylos;

import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.examples.solved.table.TableCensus;
import io.github.boardrules.pylos.PylosPosition;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.OptionalInt;

/** The values of all positions, from memory or from a file. Safe for use by many threads. */
final class ShapeValues {
  private final Shapes shapes;
  private final CellBoard board;

  /** By shape: a byte for each set of stones of the player to move, see {@link ShapeTables}. */
  private final List<ByteBuffer> tables;

  ShapeValues(Shapes shapes, List<ByteBuffer> tables) {
    this.shapes = shapes;
    this.tables = tables;
    board = shapes.board();
  }

  /** Returns the value of a position that is not over. */
  GameValue gameValue(PylosPosition position) {
    int toMove = position.toMove();
    int own = stones(position, toMove);
    int occupied = own | stones(position, 3 - toMove);
    byte value = shapes.isKnown(occupied) ? ValueCode.WON : value(occupied, own);
    return ValueCode.gameValue(value, toMove);
  }

  private int stones(PylosPosition position, int player) {
    int stones = 0;
    for (int bit = 0; bit < board.cells; bit++) {
      stones |= position.owner(board.cell.get(bit)).orElse(0) == player ? 1 << bit : 0;
    }
    return stones;
  }

  private byte value(int occupied, int own) {
    int symmetry = shapes.symmetry(occupied);
    int canonical = board.image(occupied, symmetry);
    int index = CellBoard.compress(board.image(own, symmetry), canonical);
    return tables.get(shapes.number(canonical)).get(index);
  }

  /** Counts the positions that are not over. */
  TableCensus census() {
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
    return new TableCensus(
        won,
        lost,
        drawn,
        won + lost == 0 ? OptionalInt.empty() : OptionalInt.of(longest),
        zugzwangs);
  }

  private boolean isPosition(int size, int own) {
    int count = Integer.bitCount(own);
    return count <= board.stones && size - count <= board.stones;
  }
}
