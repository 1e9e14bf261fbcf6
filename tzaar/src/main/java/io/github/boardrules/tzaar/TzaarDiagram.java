package io.github.boardrules.tzaar;

import io.github.boardrules.core.Diagram;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a drawing of a position shows: the fields, the stacks, and what is still to be placed. */
final class TzaarDiagram {
  private static final Diagram.Style FIELD = new Diagram.Style("field", '.', "#efe6d2", "#6b5d45");

  private TzaarDiagram() {}

  static Diagram of(TzaarPosition position) {
    List<Diagram.Cell> cells = new ArrayList<>();
    List<Diagram.Piece> pieces = new ArrayList<>();
    for (int spot = 0; spot < Board.FIELDS.size(); spot++) {
      Field field = Board.FIELDS.get(spot);
      String name = field.toString();
      cells.add(
          new Diagram.Cell(
              name, Board.LAYOUT.x(spot), Board.LAYOUT.y(spot), Diagram.Shape.HEXAGON, FIELD, ""));
      position
          .stack(field)
          .ifPresent(
              stack ->
                  pieces.add(
                      new Diagram.Piece(
                          name, 0, look(stack.player(), stack.kind()), stack.height())));
    }
    return new Diagram(cells, pieces, stocks(position), List.of());
  }

  /** The name of a player's piece in steps and drawings. */
  static String name(int player, Kind kind) {
    return (player == 1 ? "white " : "black ") + kind.word();
  }

  private static List<Diagram.Stock> stocks(TzaarPosition position) {
    if (position.phase() != Phase.PLACE) {
      return List.of();
    }
    List<Diagram.Stock> stocks = new ArrayList<>();
    for (int player = 1; player <= 2; player++) {
      List<Diagram.Pile> piles = new ArrayList<>();
      for (Kind kind : Kind.ALL) {
        piles.add(new Diagram.Pile(look(player, kind), position.toPlace(player, kind)));
      }
      stocks.add(new Diagram.Stock("player " + player, piles));
    }
    return stocks;
  }

  private static Diagram.Style look(int player, Kind kind) {
    String letter = kind.toString();
    return player == 1
        ? new Diagram.Style(name(player, kind), letter.charAt(0), "#ffffff", "#222222")
        : new Diagram.Style(
            name(player, kind), letter.toLowerCase(Locale.ROOT).charAt(0), "#222222", "#f2f2f2");
  }
}
