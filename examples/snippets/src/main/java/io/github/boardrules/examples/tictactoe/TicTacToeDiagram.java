package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.Messages;

/** Says what a drawing shows: nine squares and the signs on them. */
final class TicTacToeDiagram {
  private static final Messages WORDS = TicTacToeReason.MESSAGES.withPrefix("drawing.");

  private static final Diagram.Style SQUARE =
      new Diagram.Style("square", WORDS.label("square"), '.', "#efe6d2", "#6b5d45");
  private static final Diagram.Style CROSS =
      new Diagram.Style("cross", WORDS.label("cross"), 'X', "#24527a", "#ffffff").withOwner(1);
  private static final Diagram.Style NOUGHT =
      new Diagram.Style("nought", WORDS.label("nought"), 'O', "#ffffff", "#24527a").withOwner(2);

  private TicTacToeDiagram() {}

  static Diagram of(TicTacToePosition position) {
    DiagramBuilder diagram = Diagram.builder();
    for (int square = 0; square < TicTacToePosition.SQUARES; square++) {
      String name = new TicTacToeMove(square).toString();
      int column = square % TicTacToePosition.SIDE;
      int row = square / TicTacToePosition.SIDE;
      diagram.cell(name, column, row, Diagram.Shape.SQUARE, SQUARE);
      if (!position.isFree(square)) {
        boolean hasCross = (position.crosses() >>> square & 1) == 1;
        diagram.piece(name, hasCross ? CROSS : NOUGHT);
      }
    }
    return diagram.namesInMargins().build();
  }
}
