package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Edge;
import io.github.boardrules.core.Diagram.EdgeKind;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Shape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Writes the board. On levels that lie on others, cells without a piece are smaller, and those with
 * a piece have no ground, so that what is below them is still seen.
 */
final class SvgBoard {
  private static final double UPPER_GROUND = 0.6;
  private static final double LEAP_FROM_CENTRE = 0.4;

  /** How far an arrow begins from the centre of a cell, and ends before another. */
  private static final double ARROW_START = 18;

  private static final double ARROW_END = 22;

  private static final double OUTER_MARK = 43;
  private static final double OUTER_ROUND_MARK = 45;

  /** Around a piece, between it and what is written at the rim of its cell. */
  private static final double PIECE_MARK = 40;

  private final DiagramIndex index;
  private final DrawingWords words;
  private final boolean hasNames;
  private final SvgWriter svg;
  private final SvgPlane plane;
  private final SvgCells cells;
  private final SvgPieces pieces;
  private final SvgLetters letters;
  private SvgBounds bounds = SvgBounds.EMPTY;

  SvgBoard(
      DiagramIndex index, DrawingWords words, boolean hasNames, SvgCells cells, SvgPieces pieces) {
    this.index = index;
    this.words = words;
    this.hasNames = hasNames;
    this.cells = cells;
    this.pieces = pieces;
    svg = cells.svg();
    plane = cells.plane();
    letters = new SvgLetters(index, svg, plane);
  }

  SvgBounds write() {
    edges(EdgeKind.LINE).forEach(this::line);
    int count = index.levels.size();
    for (int level = 0; level < count; level++) {
      List<Cell> onLevel = index.levels.get(level);
      SvgBounds around =
          onLevel.stream().map(plane::bounds).reduce(SvgBounds.EMPTY, SvgBounds::and);
      bounds = bounds.and(around);
      inDrawingOrder(onLevel).forEach(this::cell);
      if (level == 0 || plane.isApart) {
        bounds = bounds.and(letters.writeAround(level, around, hasNames));
      }
      if (level == count - 1) {
        edges(EdgeKind.LEAP).forEach(this::leap);
      }
      onLevel.forEach(this::marks);
    }
    edges(EdgeKind.ARROW).forEach(this::arrow);
    return bounds;
  }

  private Stream<Edge> edges(EdgeKind kind) {
    return index.diagram.edges().stream().filter(edge -> edge.kind() == kind);
  }

  /** Returns the cells of a level; no cell covers a stack, which may reach into that behind it. */
  private List<Cell> inDrawingOrder(List<Cell> level) {
    List<Cell> cells = new ArrayList<>(level);
    if (level.stream().anyMatch(cell -> index.height(cell) > 1)) {
      cells.sort(Comparator.comparing(Cell::y).reversed());
    }
    return cells;
  }

  private boolean isHigh(Cell cell) {
    return cell.level() > 0 && !plane.isApart;
  }

  private void marks(Cell cell) {
    Set<Emphasis> marks = index.marks(cell);
    Shape shape = letters.isAtRim(cell) ? Shape.ROUND : cell.shape();
    double reach = outerMark(cell, shape);
    double spacing = Math.min(8, 18.0 / Math.max(1, marks.size() - 1));
    for (Emphasis emphasis : marks) {
      cells.mark(cell, shape, emphasis, reach);
      reach -= spacing;
    }
  }

  /** Returns the size of a mark that hides neither other cells nor what is written on its own. */
  private double outerMark(Cell cell, Shape shape) {
    if (isHigh(cell) && index.pieces(cell).isEmpty()) {
      return OUTER_ROUND_MARK * UPPER_GROUND;
    }
    if (letters.isAtRim(cell)) {
      return cell.shape() == Shape.ROUND ? SvgPieces.RADIUS : PIECE_MARK;
    }
    return switch (shape) {
      case SQUARE, HEXAGON, POINTED_HEXAGON -> OUTER_MARK;
      case ROUND, POINT, REMOVED -> OUTER_ROUND_MARK;
    };
  }

  private void line(Edge edge) {
    Cell from = index.cell(edge.from());
    Cell to = index.cell(edge.to());
    svg.add(
        "<path class='{0}' d='M{1} {2}L{3} {4}' stroke='{0}' stroke-width='3'/>",
        SvgColours.FAINT.on("br-line"), plane.x(from), plane.y(from), plane.x(to), plane.y(to));
  }

  /** Writes a line over the cells that it passes; it keeps away from the texts at its ends. */
  private void leap(Edge edge) {
    Cell from = index.cell(edge.from());
    Cell to = index.cell(edge.to());
    double right = plane.x(to) - plane.x(from);
    double down = plane.y(to) - plane.y(from);
    double part = LEAP_FROM_CENTRE * SvgPlane.UNIT / Math.hypot(right, down);
    double x = right * part;
    double y = down * part;
    svg.add(
        "<path class='{0}' d='M{1} {2}L{3} {4}' stroke='{0}' stroke-width='4'"
            + " stroke-dasharray='12 6' pointer-events='none'/>",
        SvgColours.INK.on("br-leap"),
        plane.x(from) + x,
        plane.y(from) + y,
        plane.x(to) - x,
        plane.y(to) - y);
  }

  /** Writes an arrow between the centres, with a light rim, so that it is seen on dark pieces. */
  private void arrow(Edge edge) {
    Cell from = index.cell(edge.from());
    Cell to = index.cell(edge.to());
    double right = plane.x(to) - plane.x(from);
    double down = plane.y(to) - plane.y(from);
    double tip = Math.max(2 * ARROW_START, Math.hypot(right, down) - ARROW_END);
    double neck = Math.max(ARROW_START, tip - 34);
    svg.add(
        "<path class='{0}' d='M{2} -7L{3} -7L{3} -22L{4} 0L{3} 22L{3} 7L{2} 7z'"
            + " transform='translate({5} {6}) rotate({7})' fill='{0}' stroke='{1}'"
            + " stroke-width='4' stroke-linejoin='round' pointer-events='none'/>",
        SvgColours.INK.on("br-arrow"),
        SvgColours.PAPER.on("br-arrow"),
        ARROW_START,
        neck,
        tip,
        plane.x(from),
        plane.y(from),
        Math.toDegrees(Math.atan2(down, right)));
  }

  private double radius(Cell cell) {
    if (cell.shape() != Shape.ROUND || letters.isAtRim(cell)) {
      return SvgPieces.RADIUS;
    }
    return index.levels.size() > 1 ? SvgPieces.PYRAMID_RADIUS : SvgPieces.ROUND_RADIUS;
  }

  private void cell(Cell cell) {
    String name = hasNames ? cell.name() : index.captionInside(cell);
    List<Piece> on = index.pieces(cell);
    svg.open("<g class='br-cell' data-cell='{0}'>", cell.name());
    svg.add("<title>{0}</title>", index.diagram.message(cell.name(), words.locale()));
    if (on.isEmpty()) {
      double size = isHigh(cell) ? UPPER_GROUND : 1;
      cells.ground(cell, size);
      letters.write(cell, size, name);
    } else {
      if (!isHigh(cell)) {
        cells.ground(cell, 1);
      }
      double top =
          pieces.onCell(on, radius(cell), plane.x(cell), plane.y(cell), isHigh(cell), name);
      letters.writeAtRim(cell);
      bounds = bounds.and(new SvgBounds(plane.x(cell), top, plane.x(cell), plane.y(cell)));
    }
    svg.close("g");
  }
}
