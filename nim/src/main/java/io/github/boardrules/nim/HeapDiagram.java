package io.github.boardrules.nim;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import java.util.List;

/**
 * Says what a drawing of heaps shows: each heap as a row of places, the first heap on top, with its
 * balls on the left; a large heap as one place with the number of its balls, and the digits by
 * which people say how many they take.
 */
final class HeapDiagram {
  private HeapDiagram() {}

  static Diagram of(HeapPosition position) {
    HeapCells cells = position.variant.cells;
    DiagramBuilder diagram = Diagram.builder();
    for (int heap = 1; heap <= position.heaps(); heap++) {
      int balls = position.balls(heap);
      List<String> names = cells.ofBalls(heap);
      for (int i = 0; i < names.size(); i++) {
        String name = names.get(i);
        diagram.cell(name, i, -heap, Diagram.Shape.ROUND, NimStyles.PLACE);
        if (i < balls) {
          diagram.stack(name, NimStyles.BALL, cells.isLarge(heap) ? balls : 1);
        }
      }
      for (int digit : cells.digits(heap)) {
        diagram.cell(
            new Diagram.Cell(
                HeapCells.ofDigit(heap, digit),
                digit == 0 ? 10 : digit,
                -heap,
                Diagram.Shape.SQUARE,
                NimStyles.DIGIT,
                Integer.toString(digit)));
      }
    }
    return diagram.namesInMargins().build();
  }
}
