package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Diagram;
import java.util.ArrayList;
import java.util.List;

/** What a drawing shows: nine squares and the signs on them. */
final class TicTacToeDiagram {
  private static final Diagram.Style GROUND =
      new Diagram.Style("square", '.', "#efe6d2", "#6b5d45");
  private static final Diagram.Style CROSS = new Diagram.Style("cross", 'X', "#24527a", "#ffffff");
  private static final Diagram.Style NOUGHT =
      new Diagram.Style("nought", 'O', "#ffffff", "#24527a");

  private TicTacToeDiagram() {}

  static Diagram of(TicTacToePosition board) {
    List<Diagram.Cell> cells = new ArrayList<>();
    List<Diagram.Piece> pieces = new ArrayList<>();
    for (int i = 0; i < TicTacToePosition.SQUARES; i++) {
      String name = new TicTacToeMove(i).toString();
      int column = i % TicTacToePosition.SIDE;
      int row = i / TicTacToePosition.SIDE;
      cells.add(new Diagram.Cell(name, column, row, Diagram.Shape.SQUARE, GROUND, ""));
      if (!board.isFree(i)) {
        boolean cross = (board.crosses() >>> i & 1) == 1;
        pieces.add(new Diagram.Piece(name, 0, cross ? CROSS : NOUGHT, 1));
      }
    }
    return new Diagram(cells, pieces, List.of(), List.of());
  }
}
