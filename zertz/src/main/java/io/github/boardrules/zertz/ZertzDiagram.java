package io.github.boardrules.zertz;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Status;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Says what a drawing shows: all cells, removed rings included, the pool and both holdings. */
final class ZertzDiagram {
  private static final Messages WORDS = Variant.MESSAGES.withPrefix("drawing.");

  private static final Diagram.Style RING = style("ring", '.', "#e9d0a4", "#6b4f2a");
  private static final Diagram.Style GONE = style("gone", '-', "#ffffff", "#c9c2b6");

  private ZertzDiagram() {}

  static Diagram of(ZertzPosition position) {
    DiagramBuilder diagram = Diagram.builder();
    Board board = position.variant.board;
    List<ZertzCell> cells = board.cells;
    for (int index = 0; index < cells.size(); index++) {
      ZertzCell cell = cells.get(index);
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
    diagram.stock(stock(PackedCounts.POOL, marble -> pile(position, PackedCounts.POOL, marble)));
    diagram.stock(holding(position, 1)).stock(holding(position, 2));
    return withWin(diagram.namesAtColumnEnds().build(), Endings.status(position));
  }

  /** Points out the marbles with which the game has been won. */
  private static Diagram withWin(Diagram diagram, Status status) {
    if (status.winner().isEmpty()) {
      return diagram;
    }
    Diagram marked = diagram;
    String stock = stock(status.winner().getAsInt());
    for (ZertzMarble marble : ZertzMarble.ALL) {
      ZertzEnding alone = ZertzEnding.valueOf(marble.name());
      if (status.ending().stream().anyMatch(it -> it == ZertzEnding.EACH || it == alone)) {
        marked = marked.withPileMark(stock, style(marble).name(), Diagram.Emphasis.WIN);
      }
    }
    return marked;
  }

  /** Returns the marbles of a player, each colour with the number that wins. */
  private static Diagram.Stock holding(ZertzPosition position, int player) {
    ZertzOptions.GameRule game = position.variant.options.game();
    return stock(player, marble -> pile(position, player, marble).withGoal(game.goal(marble)))
        .withOwner(player);
  }

  static String stock(int owner) {
    return owner == PackedCounts.POOL ? "pool" : "player-" + owner;
  }

  private static Diagram.Stock stock(int owner, Function<ZertzMarble, Diagram.Pile> pile) {
    String name = stock(owner);
    return new Diagram.Stock(
        name, WORDS.label(name), ZertzMarble.ALL.stream().map(pile).collect(Collectors.toList()));
  }

  private static Diagram.Pile pile(ZertzPosition position, int owner, ZertzMarble marble) {
    return new Diagram.Pile(style(marble), PackedCounts.count(position.counts, owner, marble));
  }

  private static Diagram.Style style(ZertzMarble marble) {
    return switch (marble) {
      case WHITE -> ball("white", 'W', "#ffffff", "#222222");
      case GREY -> ball("grey", 'G', "#9a9a9a", "#222222");
      case BLACK -> ball("black", 'B', "#222222", "#f2f2f2");
    };
  }

  private static Diagram.Style ball(String name, char symbol, String fill, String stroke) {
    return style(name, symbol, fill, stroke).withBody(Diagram.Body.BALL);
  }

  private static Diagram.Style style(String name, char symbol, String fill, String stroke) {
    return new Diagram.Style(name, WORDS.label(name), symbol, fill, stroke);
  }
}
