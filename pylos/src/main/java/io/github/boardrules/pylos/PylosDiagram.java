package io.github.boardrules.pylos;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.Messages;
import java.util.List;
import java.util.Optional;

/**
 * Says what a drawing of a position shows: the pyramid from above, with the cells that hold a stone
 * or could hold one, and both reserves.
 */
final class PylosDiagram {
  private static final Messages WORDS = Variant.MESSAGES.withPrefix("drawing.");

  private static final Diagram.Style HOLLOW = style("hollow", '.', "#c9a36b", "#7d5f35");
  private static final Diagram.Style LIGHT =
      style("light", '1', "#f4e3bf", "#4a3418").withBody(Diagram.Body.BALL).withOwner(1);
  private static final Diagram.Style DARK =
      style("dark", '2', "#5b3a1e", "#f6ead2").withBody(Diagram.Body.BALL).withOwner(2);

  private PylosDiagram() {}

  static Diagram of(PylosPosition position) {
    long shown = position.occupied() | position.variant.board.vacant(position.occupied());
    DiagramBuilder diagram = Diagram.builder();
    for (PylosCell cell : position.variant.board.cells) {
      if ((shown & Board.set(cell)) != 0) {
        diagram.cell(drawn(cell));
        position.owner(cell).ifPresent(owner -> diagram.piece(cell.toString(), stone(owner)));
      }
    }
    diagram.stock(reserve(position, 1)).stock(reserve(position, 2));
    if (Endings.status(position).ending().equals(Optional.of(PylosEnding.TOP))) {
      PylosCell top = Board.cell(Long.numberOfTrailingZeros(position.variant.board.top));
      diagram.mark(top.toString(), Diagram.Emphasis.WIN);
    }
    return diagram.namesInMargins().build();
  }

  /** A cell of a higher level is above the middle of the four cells that support it. */
  private static Diagram.Cell drawn(PylosCell cell) {
    double shift = (cell.level() - 1) / 2.0;
    double x = cell.column() - 'a' + shift;
    double y = cell.row() - 1 + shift;
    return new Diagram.Cell(cell.toString(), x, y, Diagram.Shape.ROUND, HOLLOW, "")
        .withLevel(cell.level() - 1);
  }

  static String stock(int player) {
    return "player-" + player;
  }

  private static Diagram.Stock reserve(PylosPosition position, int player) {
    Diagram.Pile pile = new Diagram.Pile(stone(player), position.reserve(player));
    return new Diagram.Stock(stock(player), WORDS.label("reserve." + player), List.of(pile))
        .withOwner(player);
  }

  static Diagram.Style stone(int player) {
    return player == 1 ? LIGHT : DARK;
  }

  private static Diagram.Style style(String name, char symbol, String fill, String stroke) {
    return new Diagram.Style(name, WORDS.label(name), symbol, fill, stroke);
  }
}
