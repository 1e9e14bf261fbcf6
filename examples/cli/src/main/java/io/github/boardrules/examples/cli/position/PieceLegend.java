package io.github.boardrules.examples.cli.position;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.DiagramBuilder;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Names the pieces in a picture: beside the board stands a stock for each kind. */
final class PieceLegend {
  private PieceLegend() {}

  /** Returns a diagram with the kinds of its pieces, each with its name and how many there are. */
  static Diagram beside(Diagram board) {
    DiagramBuilder diagram = Diagram.builder();
    board.cells().forEach(diagram::cell);
    board.pieces().forEach(diagram::piece);
    board.stocks().forEach(diagram::stock);
    board.edges().forEach(edge -> diagram.edge(edge.from(), edge.to(), edge.kind()));
    board.captions().forEach(it -> diagram.caption(it.cell(), it.place(), it.text()));
    board.marks().forEach(mark -> diagram.mark(mark.cell(), mark.emphasis()));
    Map<Diagram.Style, Integer> kinds = new TreeMap<>(Comparator.comparing(Diagram.Style::name));
    board.stocks().stream()
        .flatMap(stock -> stock.piles().stream())
        .forEach(pile -> kinds.put(pile.style(), 0));
    board.pieces().stream().map(Piece::style).forEach(style -> kinds.merge(style, 1, Integer::sum));
    kinds.forEach(
        (style, count) ->
            diagram.stock(
                new Stock(
                    "legend-" + style.name(), style.label(), List.of(new Pile(style, count)))));
    return diagram.build();
  }
}
