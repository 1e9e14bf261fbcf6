package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Edge;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Shape;
import java.util.List;
import java.util.Set;

/**
 * Draws the board: floor by floor the cells with their pieces, between plain lines and those that
 * leap, then the marks.
 *
 * <p>Design note: upper floors are drawn smaller, and without ground under their pieces, so that
 * what they lie on is still seen. They bear their names, as the margins are those of the lowest
 * floor.
 */
final class SvgBoard {
  /** The distance of neighbouring cells in the picture. */
  static final double UNIT = 100;

  private static final double SMALLER = 0.9;
  private static final double UPPER_HOLLOW = 0.65;
  private static final double UPPER_MARK = 0.9;
  private static final double NAME_PLATE = 22;
  private static final double LEAP_FROM_CENTRE = 0.4;

  private final Scene scene;
  private final boolean names;
  private final Svg svg;
  private final SvgCells cells;
  private final SvgPieces pieces;
  private Box box = Box.EMPTY;

  SvgBoard(Scene scene, boolean names, Svg svg) {
    this.scene = scene;
    this.names = names;
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

  /** Draws the board and answers the room that it takes. */
  Box draw() {
    for (Cell cell : scene.diagram().cells()) {
      double half = cell.shape() == Shape.HEXAGON ? UNIT / Math.sqrt(3) : UNIT / 2;
      box = box.and(Box.around(x(cell), y(cell), half, UNIT / 2));
    }
    List<Edge> lines = scene.diagram().edges();
    lines.stream().filter(line -> !scene.leaps(line)).forEach(this::line);
    double scale = 1;
    for (List<Cell> floor : scene.floors()) {
      floor(floor, scale);
      scale *= SMALLER;
    }
    lines.stream().filter(scene::leaps).forEach(this::leap);
    scale = 1;
    for (List<Cell> floor : scene.floors()) {
      for (Cell cell : floor) {
        Set<Emphasis> marks = scene.marks(cell);
        double spacing = Math.min(8, 18.0 / Math.max(1, marks.size() - 1));
        double inset = 0;
        for (Emphasis emphasis : marks) {
          cells.mark(cell, emphasis, scale * tightness(cell, scale), inset);
          inset += spacing;
        }
      }
      scale *= SMALLER;
    }
    return box;
  }

  /** On upper floors a mark keeps close to what it marks, so that it hides nothing else. */
  private double tightness(Cell cell, double scale) {
    return scale == 1 ? 1 : scene.pieces(cell).isEmpty() ? UPPER_HOLLOW : UPPER_MARK;
  }

  private void line(Edge line) {
    Cell from = scene.cell(line.from());
    Cell to = scene.cell(line.to());
    svg.add(
        "<path d='M{} {}L{} {}' stroke='{}' stroke-width='3'/>",
        x(from),
        y(from),
        x(to),
        y(to),
        Colours.FAINT);
  }

  /** A line over the cells that it passes; it leaves free what is written at its ends. */
  private void leap(Edge line) {
    Cell from = scene.cell(line.from());
    Cell to = scene.cell(line.to());
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
        Colours.INK);
  }

  private void floor(List<Cell> floor, double scale) {
    Axis across = Axis.of(floor.stream().mapToDouble(Cell::x));
    Axis up = Axis.of(floor.stream().mapToDouble(Cell::y));
    Naming naming = Naming.of(floor, across, up);
    for (Cell cell : floor) {
      boolean named = names || scale < 1 || naming.inside().contains(cell.name());
      cell(cell, scale, named ? cell.name() : "");
    }
    if (scale == 1) {
      box = new SvgMargins(svg, box).draw(floor, naming, across, up, !names);
    }
  }

  private void cell(Cell cell, double scale, String name) {
    List<Piece> on = scene.pieces(cell);
    svg.open("<g data-cell='{}'>", cell.name());
    svg.add("<title>{}</title>", Description.of(scene, cell));
    if (on.isEmpty()) {
      double size = scale < 1 ? scale * UPPER_HOLLOW : scale;
      cells.ground(cell, size);
      writing(cell, size, name);
    } else {
      if (scale == 1) {
        cells.ground(cell, scale);
        corner(cell, scale);
      }
      double top = pieces.onCell(on, x(cell), y(cell), scale, name);
      box = box.and(new Box(x(cell), top, x(cell), y(cell)));
    }
    svg.close("g");
  }

  /** What is written on a cell without a piece: its label or ground, and its name below. */
  private void writing(Cell cell, double scale, String name) {
    String label = cell.label().equals(name) ? "" : cell.label();
    if (label.isEmpty()) {
      label = scene.ground(cell);
    } else {
      corner(cell, scale);
    }
    double size = SvgPieces.fitting(label, 36, 66) * scale;
    double nameSize = SvgPieces.fitting(name, SvgMargins.NAME_SIZE, 80) * scale;
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
          Colours.PAPER);
    }
    pieces.write(label, x, both ? y - 10 * scale : y, size, ink(cell), "bold");
    pieces.write(name, x, both ? y + 25 * scale : y, nameSize, ink(cell), "normal");
  }

  /** The ground's letter where a piece or a label leaves room for it. */
  private void corner(Cell cell, double scale) {
    double x = x(cell);
    double y = y(cell);
    if (cell.shape() == Shape.SQUARE) {
      double far = 38 * scale;
      pieces.write(scene.ground(cell), x - far, y - far, 18 * scale, ink(cell), "bold");
    } else if (cell.shape() == Shape.HEXAGON) {
      pieces.write(scene.ground(cell), x - 46 * scale, y, 16 * scale, ink(cell), "bold");
    }
  }

  private static String ink(Cell cell) {
    return switch (cell.shape()) {
      case SQUARE, HEXAGON, ROUND -> Colours.readable(cell.style().stroke(), cell.style().fill());
      case POINT, REMOVED -> Colours.FAINT;
    };
  }
}
