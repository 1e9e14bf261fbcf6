package io.github.boardrules.nim;

import io.github.boardrules.core.Diagram;
import java.util.ArrayList;
import java.util.List;

/** What a drawing of a grid shows: the cells and the balls. */
final class GridDiagram {
  private static final Diagram.Style CELL = new Diagram.Style("cell", '.', "#efe6d2", "#6b5d45");
  private static final Diagram.Style BALL = new Diagram.Style("ball", 'o', "#c0504d", "#4a1513");

  private GridDiagram() {}

  static Diagram of(GridPosition position) {
    List<Diagram.Cell> cells = new ArrayList<>();
    List<Diagram.Piece> pieces = new ArrayList<>();
    for (Cell cell : GridBoard.cells(GridBoard.all(position.cols(), position.rows()))) {
      String name = cell.toString();
      cells.add(
          new Diagram.Cell(
              name, cell.column() - 'a', cell.row() - 1.0, Diagram.Shape.SQUARE, CELL, ""));
      if (position.hasBall(cell)) {
        pieces.add(new Diagram.Piece(name, 0, BALL, 1));
      }
    }
    return new Diagram(cells, pieces, List.of(), List.of());
  }
}
