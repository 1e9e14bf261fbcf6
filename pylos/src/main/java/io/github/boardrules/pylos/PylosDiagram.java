package io.github.boardrules.pylos;

import io.github.boardrules.core.Diagram;
import java.util.ArrayList;
import java.util.List;

/**
 * What a drawing of a position shows: the pyramid from above, level over level, with the cells that
 * hold a stone or could hold one, and both reserves.
 */
final class PylosDiagram {
  private static final Diagram.Style HOLLOW =
      new Diagram.Style("hollow", '.', "#c9a36b", "#7d5f35");
  private static final Diagram.Style LIGHT = new Diagram.Style("light", '1', "#f4e3bf", "#4a3418");
  private static final Diagram.Style DARK = new Diagram.Style("dark", '2', "#5b3a1e", "#f6ead2");

  private PylosDiagram() {}

  static Diagram of(PylosPosition position) {
    long shown = position.occupied() | position.variant.board.vacant(position.occupied());
    List<Diagram.Cell> cells = new ArrayList<>();
    List<Diagram.Piece> pieces = new ArrayList<>();
    for (Cell cell : position.variant.board.cells) {
      if ((shown & Board.set(cell)) != 0) {
        String name = cell.toString();
        double shift = (cell.level() - 1) / 2.0;
        cells.add(
            new Diagram.Cell(
                name,
                cell.column() - 'a' + shift,
                cell.row() - 1 + shift,
                Diagram.Shape.ROUND,
                HOLLOW,
                ""));
        position
            .owner(cell)
            .ifPresent(owner -> pieces.add(new Diagram.Piece(name, 0, look(owner), 1)));
      }
    }
    List<Diagram.Stock> stocks = List.of(stock(position, 1), stock(position, 2));
    return new Diagram(cells, pieces, stocks, List.of());
  }

  private static Diagram.Stock stock(PylosPosition position, int player) {
    Diagram.Pile pile = new Diagram.Pile(look(player), position.reserve(player));
    return new Diagram.Stock("player " + player, List.of(pile));
  }

  private static Diagram.Style look(int player) {
    return player == 1 ? LIGHT : DARK;
  }
}
