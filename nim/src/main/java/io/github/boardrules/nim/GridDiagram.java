package io.github.boardrules.nim;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;

/** Says what a drawing of a grid shows: the cells and the balls. */
final class GridDiagram {
  private GridDiagram() {}

  static Diagram of(GridPosition position) {
    DiagramBuilder diagram = Diagram.builder();
    for (Cell cell : GridBoard.cells(position.variant.all)) {
      String name = cell.toString();
      diagram.cell(
          name, cell.column() - 'a', cell.row() - 1.0, Diagram.Shape.SQUARE, NimStyles.CELL);
      if (position.hasBall(cell)) {
        diagram.piece(name, NimStyles.BALL);
      }
    }
    return diagram.namesInMargins().build();
  }
}
