package io.github.boardrules.nim;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.Messages;
import java.util.List;

/** Says what a drawing of a position shows. */
final class NimDiagram {
  private static final Messages WORDS = NimEnding.MESSAGES.withPrefix("drawing.");

  private static final Diagram.Style CELL = style("cell", '.', "#e9d0a4", "#6b4f2a");
  private static final Diagram.Style PLACE = style("place", '.', "#e9d0a4", "#6b4f2a");
  static final Diagram.Style DIGIT = style("digit", ' ', "#fbf9f4", "#6b5d45");
  static final Diagram.Style BALL =
      style("ball", 'o', "#c0504d", "#4a1513").withBody(Diagram.Body.BALL);

  private NimDiagram() {}

  static Diagram of(GridPosition position) {
    DiagramBuilder diagram = Diagram.builder();
    for (GridCell cell : GridBoard.cells(position.variant.all)) {
      String name = cell.toString();
      diagram.cell(name, cell.column() - 'a', cell.row() - 1.0, Diagram.Shape.SQUARE, CELL);
      if (position.hasBall(cell)) {
        diagram.piece(name, BALL);
      }
    }
    return diagram.namesInMargins().build();
  }

  /**
   * Draws each heap as a row of places, the first heap on top, with its balls on the left; a large
   * heap as one place with the number of its balls, and the digits by which people say how many
   * they take.
   */
  static Diagram of(HeapPosition position) {
    HeapCells cells = position.variant.cells;
    DiagramBuilder diagram = Diagram.builder();
    for (int heap = 1; heap <= position.heaps(); heap++) {
      int balls = position.balls(heap);
      List<String> names = cells.ofBalls(heap);
      for (int i = 0; i < names.size(); i++) {
        diagram.cell(names.get(i), i, -heap, Diagram.Shape.ROUND, PLACE);
        if (i < balls) {
          diagram.stack(names.get(i), BALL, cells.isLarge(heap) ? balls : 1);
        }
      }
      for (int digit : cells.digits(heap)) {
        String name = HeapCells.ofDigit(heap, digit);
        int x = digit == 0 ? 10 : digit;
        diagram.cell(
            new Diagram.Cell(name, x, -heap, Diagram.Shape.SQUARE, DIGIT, cells.labelOf(digit)));
      }
    }
    return diagram.namesInMargins().build();
  }

  private static Diagram.Style style(String name, char symbol, String fill, String stroke) {
    return new Diagram.Style(name, WORDS.label(name), symbol, fill, stroke);
  }
}
