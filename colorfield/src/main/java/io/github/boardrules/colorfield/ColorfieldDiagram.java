package io.github.boardrules.colorfield;

import io.github.boardrules.core.Diagram;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.stream.Collectors;

/**
 * What a drawing of a position shows: the fields with their colours, the middle, the gates with the
 * lines to their exits, links, cuts, and the pieces of both teams.
 */
final class ColorfieldDiagram {
  private static final String MIDDLE = "*";

  private ColorfieldDiagram() {}

  static Diagram of(ColorfieldPosition position) {
    Layout layout = position.variant.options.layout();
    SortedSet<Field> squares = layout.squares();
    List<Diagram.Cell> cells = new ArrayList<>();
    List<Diagram.Piece> pieces = new ArrayList<>();
    position
        .variant
        .places()
        .forEach(
            (field, place) -> {
              String name = field.toString();
              char colour = position.variant.board.colour(field);
              cells.add(
                  new Diagram.Cell(
                      name,
                      place.x(),
                      place.y(),
                      squares.contains(field) ? Diagram.Shape.SQUARE : Diagram.Shape.ROUND,
                      Palette.field(layout, field, colour),
                      layout.middle().contains(field) ? MIDDLE : ""));
              position
                  .piece(field)
                  .ifPresent(
                      piece -> pieces.add(new Diagram.Piece(name, 0, Palette.piece(piece), 1)));
            });
    List<Diagram.Edge> lines =
        layout.joined().stream()
            .map(pair -> new Diagram.Edge(pair.one().toString(), pair.other().toString()))
            .toList();
    return new Diagram(cells, pieces, cuts(layout), List.of(), lines);
  }

  /** The pairs of squares that do not touch, in words: a drawing has no sign for them. */
  private static List<Diagram.Stock> cuts(Layout layout) {
    String pairs = layout.cuts().stream().map(FieldPair::toString).collect(Collectors.joining(" "));
    return pairs.isEmpty()
        ? List.of()
        : List.of(new Diagram.Stock("not touching: " + pairs, List.of()));
  }
}
