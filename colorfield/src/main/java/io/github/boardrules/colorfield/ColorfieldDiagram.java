package io.github.boardrules.colorfield;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;

/**
 * Says what a drawing of a position shows: the fields with their colours, the middle, the gates
 * with the lines to their exits, links, cuts, and the pieces of both teams.
 */
final class ColorfieldDiagram {
  private static final String MIDDLE = "*";

  /** Fields that are drawn farther from each other are not drawn beside each other. */
  private static final double MAX_LINE = 1.5;

  private ColorfieldDiagram() {}

  static Diagram of(ColorfieldPosition position) {
    Layout layout = position.variant.options.layout();
    SortedMap<Field, FieldCoordinates.Point> points = FieldCoordinates.of(layout);
    DiagramBuilder diagram = Diagram.builder();
    points.forEach(
        (field, point) -> {
          String name = field.toString();
          boolean isSquare = layout.squares.contains(field);
          diagram.cell(
              new Diagram.Cell(
                      name,
                      point.x(),
                      point.y(),
                      isSquare ? Diagram.Shape.SQUARE : Diagram.Shape.ROUND,
                      Palette.field(layout, field, position.variant.board.colour(field)),
                      layout.middle().contains(field) ? MIDDLE : "")
                  .withGroundShown());
          if (!isSquare) {
            diagram.caption(name, Diagram.CaptionPlace.INSIDE, name);
          }
          position.piece(field).ifPresent(piece -> diagram.piece(name, Palette.piece(piece)));
        });
    for (Adjacency.Pair pair : layout.joined) {
      diagram.edge(pair.one().toString(), pair.other().toString(), kind(pair, points));
    }
    if (!layout.cuts.isEmpty()) {
      diagram.stock(cuts(layout));
    }
    return diagram.namesInMargins().build();
  }

  private static Diagram.EdgeKind kind(
      Adjacency.Pair pair, SortedMap<Field, FieldCoordinates.Point> points) {
    FieldCoordinates.Point one = Optional.ofNullable(points.get(pair.one())).orElseThrow();
    FieldCoordinates.Point other = Optional.ofNullable(points.get(pair.other())).orElseThrow();
    return Math.hypot(one.x() - other.x(), one.y() - other.y()) > MAX_LINE
        ? Diagram.EdgeKind.LEAP
        : Diagram.EdgeKind.LINE;
  }

  /** Returns the pairs of squares that do not touch, in words: a drawing has no sign for them. */
  private static Diagram.Stock cuts(Layout layout) {
    String pairs =
        layout.cuts.stream().map(Adjacency.Pair::toString).collect(Collectors.joining(" "));
    return new Diagram.Stock(
        "cuts", Palette.WORDS.label("cuts", Map.of("pairs", pairs)), List.of());
  }
}
