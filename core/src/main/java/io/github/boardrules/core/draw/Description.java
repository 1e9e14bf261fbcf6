package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Stock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** Says in words what a picture shows, for people who do not see it. */
final class Description {
  private Description() {}

  /** The cell's name, its ground where that matters, and what stands on it, from the top. */
  static String of(Scene scene, Cell cell) {
    String ground = scene.ground(cell).isEmpty() ? "" : ", " + cell.style().name();
    List<Piece> pieces = scene.pieces(cell);
    StringJoiner words = new StringJoiner(", ", pieces.isEmpty() ? "" : ": ", "");
    for (int i = pieces.size() - 1; i >= 0; i--) {
      Piece piece = pieces.get(i);
      words.add(piece.style().name() + (piece.count() > 1 ? " ×" + piece.count() : ""));
    }
    return cell.name() + ground + words;
  }

  /** All pieces by their look, then the stocks. */
  static String of(Diagram diagram) {
    Map<String, StringJoiner> places = new LinkedHashMap<>();
    for (Piece piece : diagram.pieces()) {
      places
          .computeIfAbsent(piece.style().name(), name -> new StringJoiner(" ", name + ": ", "."))
          .add(piece.count() > 1 ? piece.cell() + "×" + piece.count() : piece.cell());
    }
    StringJoiner words = new StringJoiner(" ");
    places.values().forEach(joiner -> words.add(joiner.toString()));
    for (Stock stock : diagram.stocks()) {
      StringJoiner piles = new StringJoiner(", ");
      for (Pile pile : stock.piles()) {
        piles.add(pile.count() + " " + pile.style().name());
      }
      words.add(stock.title() + (stock.piles().isEmpty() ? "" : ": " + piles) + ".");
    }
    return words.toString();
  }
}
