package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Edge;
import io.github.boardrules.core.Diagram.EdgeKind;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Shape;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Draws the board: the lines, level by level the cells with their pieces, the lines that leap, then
 * the marks.
 *
 * <p>Design note: upper levels are drawn smaller, and without ground under their pieces, so that
 * what is below them is still seen. Their cells show their names, as the margins are those of the
 * lowest level.
 */
final class SvgBoard {
  /** The distance of neighbouring cells in the picture. */
  static final double UNIT = 100;

  private static final double SMALLER = 0.9;
  private static final double UPPER_GROUND = 0.65;
  private static final double UPPER_MARK = 0.9;
  private static final double NAME_PLATE = 22;
  private static final double LEAP_FROM_CENTRE = 0.4;

  private final DiagramIndex index;
  private final DrawingWords words;
  private final boolean hasNames;
  private final SvgWriter svg;
  private final SvgCells cells;
  private final SvgPieces pieces;
  private SvgBounds bounds = SvgBounds.EMPTY;

  SvgBoard(DiagramIndex index, DrawingWords words, boolean hasNames, SvgWriter svg) {
    this.index = index;
    this.words = words;
    this.hasNames = hasNames;
    this.svg = svg;
    cells = new SvgCells(svg);
    pieces = new SvgPieces(svg);
  }

  static double x(Cell cell) {
    return cell.x() * UNIT;
  }

  static double y(Cell cell) {
    return -cell.y() * UNIT;
  }

  /** Draws the board and returns its bounds. */
  SvgBounds draw() {
    for (Cell cell : index.diagram().cells()) {
      double half = cell.shape() == Shape.HEXAGON ? UNIT / Math.sqrt(3) : UNIT / 2;
      bounds = bounds.and(SvgBounds.around(x(cell), y(cell), half, UNIT / 2));
    }
    edges(EdgeKind.LINE).forEach(this::line);
    for (int level = 0; level < index.levels().size(); level++) {
      index.levels().get(level).forEach(this::cell);
      if (level == 0) {
        bounds = new SvgCaptions(index, svg, bounds).draw(hasNames);
      }
    }
    edges(EdgeKind.LEAP).forEach(this::leap);
    index.levels().forEach(level -> level.forEach(this::marks));
    return bounds;
  }

  private Stream<Edge> edges(EdgeKind kind) {
    return index.diagram().edges().stream().filter(edge -> edge.kind() == kind);
  }

  private void marks(Cell cell) {
    Set<Emphasis> marks = index.marks(cell);
    double spacing = Math.min(8, 18.0 / Math.max(1, marks.size() - 1));
    double inset = 0;
    for (Emphasis emphasis : marks) {
      cells.mark(cell, emphasis, scale(cell) * tightness(cell), inset);
      inset += spacing;
    }
  }

  /** On upper levels a mark keeps close to what it marks, so that it hides nothing else. */
  private double tightness(Cell cell) {
    return cell.level() == 0 ? 1 : index.pieces(cell).isEmpty() ? UPPER_GROUND : UPPER_MARK;
  }

  private static double scale(Cell cell) {
    double scale = 1;
    for (int level = 0; level < cell.level(); level++) {
      scale *= SMALLER;
    }
    return scale;
  }

  private void line(Edge edge) {
    Cell from = index.cell(edge.from());
    Cell to = index.cell(edge.to());
    svg.add(
        "<path d='M{} {}L{} {}' stroke='{}' stroke-width='3'/>",
        x(from),
        y(from),
        x(to),
        y(to),
        SvgColours.FAINT);
  }

  /** Draws a line over the cells that it passes; it keeps away from the texts at its ends. */
  private void leap(Edge edge) {
    Cell from = index.cell(edge.from());
    Cell to = index.cell(edge.to());
    double part = LEAP_FROM_CENTRE / Math.hypot(from.x() - to.x(), from.y() - to.y());
    double across = (x(to) - x(from)) * part;
    double down = (y(to) - y(from)) * part;
    svg.add(
        "<path d='M{} {}L{} {}' stroke='{}' stroke-width='4' stroke-dasharray='12 6'"
            + " pointer-events='none'/>",
        x(from) + across,
        y(from) + down,
        x(to) - across,
        y(to) - down,
        SvgColours.INK);
  }

  private void cell(Cell cell) {
    boolean isNamed = hasNames || cell.level() > 0;
    String name = isNamed ? cell.name() : index.captionInside(cell);
    double scale = scale(cell);
    List<Piece> on = index.pieces(cell);
    svg.open("<g data-cell='{}'>", cell.name());
    svg.add("<title>{}</title>", words.describe(index, cell));
    if (on.isEmpty()) {
      double size = cell.level() > 0 ? scale * UPPER_GROUND : scale;
      cells.ground(cell, size);
      writing(cell, size, name);
    } else {
      if (cell.level() == 0) {
        cells.ground(cell, scale);
        corner(cell, scale);
      }
      double top = pieces.onCell(on, x(cell), y(cell), scale, name);
      bounds = bounds.and(new SvgBounds(x(cell), top, x(cell), y(cell)));
    }
    svg.close("g");
  }

  /** Writes on a cell without a piece: its label or ground, and its name below. */
  private void writing(Cell cell, double scale, String name) {
    String label = cell.label().equals(name) ? "" : cell.label();
    if (label.isEmpty()) {
      label = index.ground(cell);
    } else {
      corner(cell, scale);
    }
    double size = SvgPieces.fitting(label, 36, 66) * scale;
    double nameSize = SvgPieces.fitting(name, SvgCaptions.NAME_SIZE, 80) * scale;
    boolean both = !label.isEmpty() && !name.isEmpty();
    double x = x(cell);
    double y = y(cell);
    if (cell.shape() == Shape.POINT && !(name + label).isEmpty()) {
      double half = Math.max(NAME_PLATE, 0.34 * size * label.length()) * scale;
      svg.add(
          "<ellipse cx='{}' cy='{}' rx='{}' ry='{}' fill='{}'/>",
          x,
          y,
          half,
          NAME_PLATE * scale,
          SvgColours.PAPER);
    }
    pieces.write(label, x, both ? y - 10 * scale : y, size, ink(cell), "bold");
    pieces.write(name, x, both ? y + 25 * scale : y, nameSize, ink(cell), "normal");
  }

  /** Writes the symbol of the ground where a piece or a label leaves room for it. */
  private void corner(Cell cell, double scale) {
    double x = x(cell);
    double y = y(cell);
    if (cell.shape() == Shape.SQUARE) {
      double far = 38 * scale;
      pieces.write(index.ground(cell), x - far, y - far, 18 * scale, ink(cell), "bold");
    } else if (cell.shape() == Shape.HEXAGON) {
      pieces.write(index.ground(cell), x - 46 * scale, y, 16 * scale, ink(cell), "bold");
    }
  }

  private static String ink(Cell cell) {
    return switch (cell.shape()) {
      case SQUARE, HEXAGON, ROUND ->
          SvgColours.readable(cell.style().stroke(), cell.style().fill());
      case POINT, REMOVED -> SvgColours.FAINT;
    };
  }
}
