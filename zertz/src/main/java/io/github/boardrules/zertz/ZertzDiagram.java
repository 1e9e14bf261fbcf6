package io.github.boardrules.zertz;

import io.github.boardrules.core.Diagram;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What a drawing of a position shows: all places, gone rings included, the pool and both holdings.
 */
final class ZertzDiagram {
  private static final Diagram.Style RING = new Diagram.Style("ring", '.', "#efe6d2", "#6b5d45");
  private static final Diagram.Style GONE = new Diagram.Style("gone", '-', "#ffffff", "#c9c2b6");
  private static final Map<Marble, Diagram.Style> LOOKS =
      Map.of(
          Marble.WHITE, look(Marble.WHITE, "#ffffff", "#222222"),
          Marble.GREY, look(Marble.GREY, "#9a9a9a", "#222222"),
          Marble.BLACK, look(Marble.BLACK, "#222222", "#f2f2f2"));

  private ZertzDiagram() {}

  static Diagram of(ZertzPosition position) {
    List<Diagram.Cell> cells = new ArrayList<>();
    List<Diagram.Piece> pieces = new ArrayList<>();
    Board board = position.variant.board();
    List<Cell> places = board.layout.cells();
    for (int spot = 0; spot < places.size(); spot++) {
      Cell place = places.get(spot);
      boolean there = position.hasRing(place);
      cells.add(
          new Diagram.Cell(
              place.toString(),
              board.layout.plane().x(spot),
              board.layout.plane().y(spot),
              there ? Diagram.Shape.ROUND : Diagram.Shape.REMOVED,
              there ? RING : GONE,
              ""));
      position
          .marble(place)
          .ifPresent(marble -> pieces.add(new Diagram.Piece(place.toString(), 0, look(marble), 1)));
    }
    List<Diagram.Stock> stocks =
        List.of(
            stock(position, "pool", PackedCounts.POOL),
            stock(position, "player 1", 1),
            stock(position, "player 2", 2));
    return new Diagram(cells, pieces, stocks, List.of());
  }

  private static Diagram.Stock stock(ZertzPosition position, String title, int owner) {
    return new Diagram.Stock(
        title,
        Marble.ALL.stream()
            .map(
                marble ->
                    new Diagram.Pile(
                        look(marble), PackedCounts.count(position.counts, owner, marble)))
            .toList());
  }

  private static Diagram.Style look(Marble marble) {
    return LOOKS.getOrDefault(marble, RING);
  }

  private static Diagram.Style look(Marble marble, String fill, String line) {
    return new Diagram.Style(marble.word(), marble.letter(), fill, line);
  }
}
