package io.github.boardrules.nim;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import java.util.List;

/**
 * Says what a drawing of heaps shows: each heap as a row of places, the first heap on top, with its
 * balls on the left.
 */
final class HeapDiagram {
  private HeapDiagram() {}

  static Diagram of(List<Integer> sizes, HeapPosition position) {
    DiagramBuilder diagram = Diagram.builder();
    for (int heap = 1; heap <= sizes.size(); heap++) {
      List<String> names = HeapCells.names(heap, sizes.get(heap - 1));
      for (int i = 0; i < names.size(); i++) {
        diagram.cell(names.get(i), i, -heap, Diagram.Shape.ROUND, NimStyles.PLACE);
        if (i < position.balls(heap)) {
          diagram.piece(names.get(i), NimStyles.BALL);
        }
      }
    }
    return diagram.namesInMargins().build();
  }
}
