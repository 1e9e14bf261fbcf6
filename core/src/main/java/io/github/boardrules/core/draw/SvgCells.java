package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Style;
import java.util.Locale;

/** Draws cells in their shapes, and the outlines of marks. */
final class SvgCells {

  private final SvgWriter svg;

  SvgCells(SvgWriter svg) {
    this.svg = svg;
  }

  /** Draws the ground of a cell. */
  void ground(Cell cell, double scale) {
    Style style = cell.style();
    double x = SvgBoard.x(cell);
    double y = SvgBoard.y(cell);
    switch (cell.shape()) {
      case SQUARE, HEXAGON -> filled(outline(cell.shape(), x, y, 50 * scale), style);
      case ROUND -> {
        filled(circle(x, y, 47 * scale), style);
        svg.add(
            "<circle cx='{}' cy='{}' r='{}' fill='{}' opacity='0.3'/>",
            x,
            y,
            27 * scale,
            style.stroke());
      }
      case POINT -> svg.add("<circle cx='{}' cy='{}' r='{}' fill='{}'/>", x, y, 8, style.stroke());
      case REMOVED ->
          svg.add(
              "<path d='{}' fill='none' stroke='{}' stroke-width='3' stroke-linecap='round'"
                  + " stroke-dasharray='0.1 9' opacity='0.6'/>",
              circle(x, y, 43 * scale),
              SvgColours.FAINT);
    }
  }

  /** Draws an outline in the cell's shape; several on one cell are nested. */
  void mark(Cell cell, Emphasis emphasis, double scale, double inset) {
    double outer = cell.shape() == Shape.SQUARE || cell.shape() == Shape.HEXAGON ? 43 : 45;
    double reach = (outer - inset) * scale;
    double x = SvgBoard.x(cell);
    double y = SvgBoard.y(cell);
    String path = outline(cell.shape(), x, y, reach);
    openMark(path, emphasis);
    if (emphasis == Emphasis.REFUSED) {
      cross(x + reach * 0.75, y - reach * 0.75, 15 * scale);
    }
    svg.close("g");
  }

  /** Draws the outline of a mark around a disc. */
  void mark(double x, double y, double radius, Emphasis emphasis) {
    openMark(circle(x, y, radius), emphasis);
    svg.close("g");
  }

  private void openMark(String path, Emphasis emphasis) {
    svg.open(
        "<g data-mark='{}' fill='none' stroke-linecap='round' pointer-events='none'>",
        emphasis.name().toLowerCase(Locale.ROOT));
    svg.add("<path d='{}' stroke='{}' stroke-width='10'/>", path, SvgColours.PAPER);
    svg.add("<path d='{}' " + stroke(emphasis) + "/>", path);
  }

  private void filled(String path, Style style) {
    svg.add(
        "<path d='{}' fill='{}' stroke='{}' stroke-width='2'/>",
        path,
        style.fill(),
        style.stroke());
  }

  private static String stroke(Emphasis emphasis) {
    return switch (emphasis) {
      case NEXT -> "stroke='#0072b2' stroke-width='6' stroke-dasharray='14 9'";
      case ENTERED -> "stroke='#e08a00' stroke-width='8'";
      case LAST -> "stroke='#009e73' stroke-width='7' stroke-dasharray='0.1 12'";
      case REFUSED -> "stroke='#c8102e' stroke-width='6'";
    };
  }

  private void cross(double x, double y, double radius) {
    double arm = radius * 0.45;
    svg.add("<circle cx='{}' cy='{}' r='{}' fill='#c8102e'/>", x, y, radius);
    svg.add(
        "<path d='M{}L{}M{}L{}' stroke='{}' stroke-width='{}'/>",
        point(x - arm, y - arm),
        point(x + arm, y + arm),
        point(x - arm, y + arm),
        point(x + arm, y - arm),
        SvgColours.PAPER,
        radius / 3);
  }

  private static String point(double x, double y) {
    return SvgWriter.number(x) + " " + SvgWriter.number(y);
  }

  /**
   * Returns a closed path of a shape; {@code reach} is the distance of its sides from the centre.
   */
  private static String outline(Shape shape, double x, double y, double reach) {
    return switch (shape) {
      case SQUARE -> polygon(x, y, reach * Math.sqrt(2), 4, Math.PI / 4);
      case HEXAGON -> polygon(x, y, reach * 2 / Math.sqrt(3), 6, 0);
      case ROUND, POINT, REMOVED -> circle(x, y, reach);
    };
  }

  private static String circle(double x, double y, double radius) {
    String r = SvgWriter.number(radius);
    String across = SvgWriter.number(2 * radius);
    String arc = "a" + r + " " + r + " 0 1 1 ";
    return "M" + point(x - radius, y) + arc + across + " 0" + arc + "-" + across + " 0z";
  }

  private static String polygon(double x, double y, double radius, int corners, double turn) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < corners; i++) {
      double angle = turn + 2 * Math.PI * i / corners;
      path.append(i == 0 ? 'M' : 'L')
          .append(point(x + radius * Math.cos(angle), y + radius * Math.sin(angle)));
    }
    return path.append('z').toString();
  }
}
