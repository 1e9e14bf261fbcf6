package io.github.boardrules.zertz;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.Messages;
import java.util.List;

/**
 * Says what a drawing of a position shows: all cells, removed rings included, the pool and both
 * holdings.
 */
final class ZertzDiagram {
  private static final Messages WORDS = Variant.MESSAGES.withPrefix("drawing.");

  private static final Diagram.Style RING = style("ring", '.', "#efe6d2", "#6b5d45");
  private static final Diagram.Style GONE = style("gone", '-', "#ffffff", "#c9c2b6");

  private ZertzDiagram() {}

  static Diagram of(ZertzPosition position) {
    DiagramBuilder diagram = Diagram.builder();
    Board board = position.variant.board;
    List<Cell> cells = board.cells;
    for (int index = 0; index < cells.size(); index++) {
      Cell cell = cells.get(index);
      String name = cell.toString();
      boolean hasRing = position.hasRing(cell);
      diagram.cell(
          name,
          board.plane.x(index),
          board.plane.y(index),
          hasRing ? Diagram.Shape.ROUND : Diagram.Shape.REMOVED,
          hasRing ? RING : GONE);
      position.marble(cell).ifPresent(marble -> diagram.piece(name, style(marble)));
    }
    diagram.stock(stock(position, PackedCounts.POOL));
    diagram.stock(stock(position, 1)).stock(stock(position, 2));
    return diagram.namesAtColumnEnds().build();
  }

  /** Returns the name of the stock of a player, or of the pool. */
  static String stock(int owner) {
    return owner == PackedCounts.POOL ? "pool" : "player-" + owner;
  }

  private static Diagram.Stock stock(ZertzPosition position, int owner) {
    long counts = position.counts;
    List<Diagram.Pile> piles =
        Marble.ALL.stream()
            .map(m -> new Diagram.Pile(style(m), PackedCounts.count(counts, owner, m)))
            .toList();
    String name = stock(owner);
    return new Diagram.Stock(name, WORDS.label(name), piles);
  }

  private static Diagram.Style style(Marble marble) {
    return switch (marble) {
      case WHITE -> style("white", 'W', "#ffffff", "#222222");
      case GREY -> style("grey", 'G', "#9a9a9a", "#222222");
      case BLACK -> style("black", 'B', "#222222", "#f2f2f2");
    };
  }

  private static Diagram.Style style(String name, char symbol, String fill, String stroke) {
    return new Diagram.Style(name, WORDS.label(name), symbol, fill, stroke);
  }
}
