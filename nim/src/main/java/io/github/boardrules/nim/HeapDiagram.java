package io.github.boardrules.nim;

import io.github.boardrules.core.Diagram;
import java.util.ArrayList;
import java.util.List;

/**
 * What a drawing of heaps shows: each heap as a row of places, the first heap on top, with its
 * balls on the left.
 */
final class HeapDiagram {
  private static final Diagram.Style PLACE = new Diagram.Style("place", '.', "#efe6d2", "#6b5d45");
  private static final Diagram.Style BALL = new Diagram.Style("ball", 'o', "#c0504d", "#4a1513");

  private HeapDiagram() {}

  static Diagram of(List<Integer> sizes, HeapPosition position) {
    List<Diagram.Cell> cells = new ArrayList<>();
    List<Diagram.Piece> pieces = new ArrayList<>();
    for (int heap = 1; heap <= sizes.size(); heap++) {
      List<String> names = HeapCells.names(heap, sizes.get(heap - 1));
      for (int i = 0; i < names.size(); i++) {
        cells.add(new Diagram.Cell(names.get(i), i, -heap, Diagram.Shape.ROUND, PLACE, ""));
        if (i < position.balls(heap)) {
          pieces.add(new Diagram.Piece(names.get(i), 0, BALL, 1));
        }
      }
    }
    return new Diagram(cells, pieces, List.of(), List.of());
  }
}
