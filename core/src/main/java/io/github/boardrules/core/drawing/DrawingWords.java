package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.EdgeKind;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.TextReason;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The words of a drawing in one language, and descriptions for people who do not see it. */
record DrawingWords(Locale locale) {
  private static final Messages MESSAGES = TextReason.MALFORMED.messages().withPrefix("drawing.");

  static final Label BOARD = MESSAGES.label("board");

  String text(Label label) {
    return label.message(locale);
  }

  String text(String key) {
    return MESSAGES.message(locale, key);
  }

  /** Returns how many a pile has, and at how many it decides the game. */
  String count(Pile pile) {
    String count = Integer.toString(pile.count());
    return pile.goal().isPresent() ? count + "/" + pile.goal().getAsInt() : count;
  }

  String describe(Pile pile) {
    return count(pile) + " " + text(pile.style().label());
  }

  String describe(Diagram diagram) {
    Map<String, List<String>> kinds = new LinkedHashMap<>();
    for (Piece piece : diagram.pieces()) {
      kinds
          .computeIfAbsent(text(piece.style().label()), name -> new ArrayList<>())
          .add(piece.count() > 1 ? piece.cell() + "×" + piece.count() : piece.cell());
    }
    List<String> words = new ArrayList<>();
    kinds.forEach((name, cells) -> words.add(name + ": " + String.join(" ", cells) + "."));
    for (Stock stock : diagram.stocks()) {
      String piles = stock.piles().stream().map(this::describe).collect(Collectors.joining(", "));
      words.add(text(stock.title()) + (piles.isEmpty() ? "" : ": " + piles) + ".");
    }
    List<String> arrows = ends(diagram, EdgeKind.ARROW, "->");
    if (!arrows.isEmpty()) {
      words.add(text("arrows") + ": " + String.join(" ", arrows) + ".");
    }
    return String.join(" ", words);
  }

  /** Returns where the lines of a kind begin and end, with a sign between both. */
  static List<String> ends(Diagram diagram, EdgeKind kind, String sign) {
    return diagram.edges().stream()
        .filter(edge -> edge.kind() == kind)
        .map(edge -> edge.from() + sign + edge.to())
        .collect(Collectors.toList());
  }
}
