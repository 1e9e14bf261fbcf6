package io.github.boardrules.tzaar;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Says what a drawing of a position shows: the fields, the stacks, and the pieces to be placed. */
final class TzaarDiagram {
  private static final Messages WORDS = Variant.MESSAGES.withPrefix("drawing.");
  private static final Diagram.Style FIELD =
      new Diagram.Style("field", WORDS.label("field"), '.', "#e0c08c", "#6b4f2a");

  private TzaarDiagram() {}

  static Diagram of(TzaarPosition position) {
    DiagramBuilder diagram = Diagram.builder();
    for (int spot = 0; spot < Board.FIELDS.size(); spot++) {
      TzaarField field = Board.FIELDS.get(spot);
      String name = field.toString();
      diagram.cell(name, Board.LAYOUT.x(spot), Board.LAYOUT.y(spot), Diagram.Shape.HEXAGON, FIELD);
      position
          .stack(field)
          .ifPresent(
              stack -> diagram.stack(name, style(stack.player(), stack.kind()), stack.height()));
    }
    if (position.phase() == TzaarPhase.PLACE) {
      diagram.stock(toPlace(position, 1)).stock(toPlace(position, 2));
    } else {
      diagram.stock(left(position, 1)).stock(left(position, 2));
    }
    return diagram.namesAtColumnEnds().build();
  }

  /** Returns the name of a player's piece in steps and drawings. */
  static String name(int player, TzaarKind kind) {
    return (player == 1 ? "white-" : "black-") + kind.word();
  }

  /** Returns the name of the stock of pieces that a player has to place. */
  static String stock(int player) {
    return "player-" + player;
  }

  private static Diagram.Stock toPlace(TzaarPosition position, int player) {
    List<Diagram.Pile> piles =
        TzaarKind.ALL.stream()
            .map(kind -> new Diagram.Pile(style(player, kind), position.toPlace(player, kind)))
            .collect(Collectors.toList());
    return new Diagram.Stock(stock(player), WORDS.label("to-place." + player), piles)
        .withOwner(player);
  }

  /** Returns in words how many stacks of each kind a player has; without one, they lose. */
  private static Diagram.Stock left(TzaarPosition position, int player) {
    Map<String, String> facts = new HashMap<>();
    TzaarKind.ALL.forEach(
        kind -> facts.put(kind.word(), Integer.toString(position.stacks(player, kind))));
    return new Diagram.Stock("left-" + player, WORDS.label("left." + player, facts), List.of())
        .withOwner(player);
  }

  private static Diagram.Style style(int player, TzaarKind kind) {
    String name = name(player, kind);
    Label label = WORDS.label(name);
    char letter = kind.letter();
    Diagram.Style style =
        player == 1
            ? new Diagram.Style(name, label, letter, "#ffffff", "#222222")
            : new Diagram.Style(name, label, Character.toLowerCase(letter), "#222222", "#f2f2f2");
    Diagram.Body body =
        switch (kind) {
          case TZAAR -> Diagram.Body.CROWN;
          case TZARRA -> Diagram.Body.RING;
          case TOTT -> Diagram.Body.DISC;
        };
    return style.withBody(body).withOwner(player);
  }
}
