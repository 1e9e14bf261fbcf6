package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Style;
import java.util.Locale;

/** Writes cells in their shapes, and the outlines of marks. */
record SvgCells(SvgWriter svg, SvgPlane plane) {

  void ground(Cell cell, double scale) {
    Style style = cell.style();
    double x = plane.x(cell);
    double y = plane.y(cell);
    switch (cell.shape()) {
      case SQUARE, HEXAGON, POINTED_HEXAGON ->
          filled(outline(cell.shape(), x, y, 50 * scale), style);
      case ROUND -> {
        filled(circle(x, y, 47 * scale), style);
        dot("br-hole", style, x, y, 27 * scale, 0.3);
      }
      case POINT -> dot("br-point", style, x, y, 8, 1);
      case REMOVED ->
          svg.add(
              "<path class='{0}' d='{1}' fill='none' stroke='{0}' stroke-width='3'"
                  + " stroke-linecap='round' stroke-dasharray='0.1 9' opacity='0.6'/>",
              SvgColours.FAINT.on("br-removed"), circle(x, y, 43 * scale));
    }
  }

  void mark(Cell cell, Shape shape, Emphasis emphasis, double reach) {
    double x = plane.x(cell);
    double y = plane.y(cell);
    openMark(outline(shape, x, y, reach), emphasis);
    if (emphasis == Emphasis.REFUSED) {
      cross(x + reach * 0.75, y - reach * 0.75, 15 * Math.min(1, reach / 40));
    }
    svg.close("g");
  }

  void mark(double x, double y, double radius, Emphasis emphasis) {
    openMark(circle(x, y, radius), emphasis);
    svg.close("g");
  }

  private void openMark(String path, Emphasis emphasis) {
    svg.open(
        "<g class='br-mark' data-mark='{0}' fill='none' stroke-linecap='round'"
            + " pointer-events='none'>",
        emphasis.name().toLowerCase(Locale.ROOT));
    svg.add(
        "<path class='{0}' d='{1}' stroke='{0}' stroke-width='10'/>",
        SvgColours.PAPER.on("br-halo"), path);
    svg.add(
        "<path class='{0}' d='{1}' stroke='{0}' " + lineStyle(emphasis) + "/>",
        SvgColours.mark(emphasis),
        path);
  }

  private static String lineStyle(Emphasis emphasis) {
    return switch (emphasis) {
      case NEXT -> "stroke-width='6' stroke-dasharray='14 9'";
      case ENTERED -> "stroke-width='8'";
      case LAST -> "stroke-width='7' stroke-dasharray='0.1 12'";
      case REFUSED -> "stroke-width='6'";
      case WIN -> "stroke-width='9'";
    };
  }

  private void filled(String path, Style style) {
    svg.add(
        "<path class='br-ground {0}' d='{2}' fill='{0}' stroke='{1}' stroke-width='2'/>",
        SvgColours.ground(style), SvgColours.groundLine(style), path);
  }

  private void dot(String role, Style style, double x, double y, double radius, double opacity) {
    SvgColours.Paint line = SvgColours.groundLine(style);
    svg.add(
        "<circle class='{0} {1}' cx='{2}' cy='{3}' r='{4}' fill='{1}' opacity='{5}'/>",
        role, line.on(line.className() + "-line"), x, y, radius, opacity);
  }

  private void cross(double x, double y, double radius) {
    double arm = radius * 0.45;
    svg.add(
        "<circle class='{0}' cx='{1}' cy='{2}' r='{3}' fill='{0}'/>",
        SvgColours.mark(Emphasis.REFUSED), x, y, radius);
    svg.add(
        "<path class='{0}' d='M{1} {2}L{3} {4}M{1} {4}L{3} {2}' stroke='{0}' stroke-width='{5}'/>",
        SvgColours.PAPER.on("br-halo"), x - arm, y - arm, x + arm, y + arm, radius / 3);
  }

  private static String point(double x, double y) {
    return SvgWriter.number(x) + " " + SvgWriter.number(y);
  }

  /** Returns a closed path; {@code reach} is the distance of its sides from the centre. */
  private static String outline(Shape shape, double x, double y, double reach) {
    return switch (shape) {
      case SQUARE -> polygon(x, y, reach * Math.sqrt(2), 4, Math.PI / 4);
      case HEXAGON -> polygon(x, y, reach * 2 / Math.sqrt(3), 6, 0);
      case POINTED_HEXAGON -> polygon(x, y, reach * 2 / Math.sqrt(3), 6, Math.PI / 6);
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
