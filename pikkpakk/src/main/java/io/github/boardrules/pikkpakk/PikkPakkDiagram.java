package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Diagram;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a drawing of a position shows: the block, the frame round it, and the balls. */
final class PikkPakkDiagram {
  private static final Diagram.Style BLOCK = new Diagram.Style("block", '.', "#efe6d2", "#6b5d45");
  private static final Diagram.Style FRAME = new Diagram.Style("frame", ',', "#d8ccb0", "#6b5d45");
  private static final Diagram.Style OUTSIDE =
      new Diagram.Style("outside", ' ', "#f7f4ec", "#b8ad95");

  private PikkPakkDiagram() {}

  static Diagram of(PikkPakkPosition position) {
    FamilyGame game = position.game();
    Board board = game.board;
    List<Diagram.Cell> cells = new ArrayList<>();
    List<Diagram.Piece> pieces = new ArrayList<>();
    for (int bit = 0; bit < board.size * board.size; bit++) {
      Cell cell = board.cell(bit);
      String name = cell.toString();
      cells.add(
          new Diagram.Cell(
              name, cell.columnIndex(), cell.row() - 1, Diagram.Shape.SQUARE, look(game, bit), ""));
      @Nullable Ball ball = position.ball(bit);
      if (ball != null) {
        pieces.add(new Diagram.Piece(name, 0, look(ball), 1));
      }
    }
    return new Diagram(cells, pieces, stocks(position), List.of());
  }

  /** The balls that each player has lost. */
  private static List<Diagram.Stock> stocks(PikkPakkPosition position) {
    if (!position.game().hasLostCount()) {
      return List.of();
    }
    return List.of(
        new Diagram.Stock(
            "player 1 lost", List.of(new Diagram.Pile(look(Ball.LIGHT), position.lost(1)))),
        new Diagram.Stock(
            "player 2 lost", List.of(new Diagram.Pile(look(Ball.DARK), position.lost(2)))));
  }

  private static Diagram.Style look(FamilyGame game, int bit) {
    if (game.board.isInBlock(bit)) {
      return BLOCK;
    }
    return game.onBlock ? OUTSIDE : FRAME;
  }

  private static Diagram.Style look(Ball ball) {
    return switch (ball) {
      case LIGHT -> new Diagram.Style("light", 'l', "#ffffff", "#222222");
      case DARK -> new Diagram.Style("dark", 'd', "#222222", "#f2f2f2");
      case TARGET -> new Diagram.Style("target", 't', "#c8102e", "#ffffff");
      case NEUTRAL -> new Diagram.Style("neutral", 'n', "#8a8f98", "#222222");
    };
  }
}
