package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.Messages;
import java.util.ResourceBundle;

/** Says what a drawing shows: nine squares and the signs on them. */
final class TicTacToeDiagram {
  private static final Messages WORDS =
      new Messages(
              locale ->
                  ResourceBundle.getBundle(
                      "io.github.boardrules.examples.tictactoe.messages", locale))
          .under("drawing.");

  private static final Diagram.Style SQUARE =
      new Diagram.Style("square", WORDS.label("square"), '.', "#efe6d2", "#6b5d45");
  private static final Diagram.Style CROSS =
      new Diagram.Style("cross", WORDS.label("cross"), 'X', "#24527a", "#ffffff");
  private static final Diagram.Style NOUGHT =
      new Diagram.Style("nought", WORDS.label("nought"), 'O', "#ffffff", "#24527a");

  private TicTacToeDiagram() {}

  static Diagram of(Board board) {
    DiagramBuilder diagram = Diagram.builder();
    for (int i = 0; i < Board.SQUARES; i++) {
      String name = new Square(i).toString();
      diagram.cell(name, i % Board.SIDE, i / Board.SIDE, Diagram.Shape.SQUARE, SQUARE);
      if (!board.isFree(i)) {
        boolean hasCross = (board.crosses() >>> i & 1) == 1;
        diagram.piece(name, hasCross ? CROSS : NOUGHT);
      }
    }
    return diagram.namesInMargins().build();
  }
}
