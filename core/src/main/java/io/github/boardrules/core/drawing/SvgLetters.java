package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram.Caption;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Shape;

/** Writes labels, names and grounds on cells, and captions outside them. */
record SvgLetters(DiagramIndex index, SvgWriter svg, SvgPlane plane) {
  private static final double NAME_SIZE = 22;
  private static final double MARGIN_SIZE = 30;
  private static final double NAME_DISTANCE = 65;
  private static final double NAME_PLATE = 22;
  private static final double LABEL_SIZE = 36;

  /** How far the letter of a round cell is to the left and above its centre. */
  private static final double ROUND_RIM = 37;

  /** Returns whether the ground of a cell is written at its rim, because something stands on it. */
  boolean isAtRim(Cell cell) {
    return !index.ground(cell).isEmpty()
        && cell.shape() != Shape.POINT
        && !(index.pieces(cell).isEmpty() && cell.label().isEmpty());
  }

  /** Writes the symbol of the ground where a piece or a label leaves room for it. */
  void writeAtRim(Cell cell) {
    if (isAtRim(cell)) {
      double x = plane.x(cell);
      double y = plane.y(cell);
      switch (cell.shape()) {
        case SQUARE -> rim(cell, x - 38, y - 37, 22);
        case HEXAGON -> rim(cell, x - 48, y, 18);
        case POINTED_HEXAGON -> rim(cell, x, y - 47, 18);
        case ROUND -> {
          svg.add(
              "<circle class='br-ground {0}' cx='{2}' cy='{3}' r='12' fill='{0}' stroke='{1}'"
                  + " stroke-width='2'/>",
              SvgColours.ground(cell.style()),
              SvgColours.groundLine(cell.style()),
              x - ROUND_RIM,
              y - ROUND_RIM);
          rim(cell, x - ROUND_RIM, y - ROUND_RIM, 18);
        }
        case POINT, REMOVED -> {}
      }
    }
  }

  private void rim(Cell cell, double x, double y, double size) {
    svg.bold("br-letter", index.ground(cell), x, y, size, ink(cell));
  }

  /** Writes on a cell without a piece: its label or ground, and a name below. */
  void write(Cell cell, double scale, String name) {
    String label = cell.label().equals(name) ? "" : cell.label();
    if (label.isEmpty()) {
      label = index.ground(cell);
    } else {
      writeAtRim(cell);
    }
    double size = SvgWriter.fitting(label, LABEL_SIZE, 66) * scale;
    double nameSize = SvgWriter.fitting(name, NAME_SIZE, 80 * scale);
    boolean both = !label.isEmpty() && !name.isEmpty();
    double x = plane.x(cell);
    double y = plane.y(cell);
    if (cell.shape() == Shape.POINT && !(name + label).isEmpty()) {
      double half = Math.max(NAME_PLATE, 0.34 * size * label.length()) * scale;
      svg.add(
          "<ellipse class='{0}' cx='{1}' cy='{2}' rx='{3}' ry='{4}' fill='{0}'/>",
          SvgColours.PAPER.on("br-plate"), x, y, half, NAME_PLATE * scale);
    }
    svg.bold("br-label", label, x, both ? y - 10 * scale : y, size, ink(cell));
    svg.plain("br-name", name, x, both ? y + 25 * scale : y, nameSize, ink(cell));
  }

  private static SvgColours.Paint ink(Cell cell) {
    return switch (cell.shape()) {
      case SQUARE, HEXAGON, POINTED_HEXAGON, ROUND -> SvgColours.groundInk(cell.style());
      case POINT, REMOVED -> SvgColours.FAINT;
    };
  }

  SvgBounds writeAround(int level, SvgBounds cells, boolean hasNames) {
    double left = cells.left() - MARGIN_SIZE * 0.8;
    double below = cells.bottom() + MARGIN_SIZE * 0.8;
    SvgBounds bounds = cells;
    for (Caption caption : index.captions(level)) {
      Cell cell = index.cell(caption.cell());
      double x = plane.x(cell);
      double y = plane.y(cell);
      SvgBounds written =
          switch (caption.place()) {
            case COLUMN -> // with room for rows, even if unnamed
                write(caption, x, below, MARGIN_SIZE).and(new SvgBounds(left, y, left, y));
            case ROW -> write(caption, left, y, MARGIN_SIZE);
            case ABOVE -> writeName(caption, x, y - NAME_DISTANCE, hasNames);
            case BELOW -> writeName(caption, x, y + NAME_DISTANCE, hasNames);
            case LEFT -> writeName(caption, x - beside(caption), y, hasNames);
            case RIGHT -> writeName(caption, x + beside(caption), y, hasNames);
            case INSIDE -> SvgBounds.EMPTY;
          };
      bounds = bounds.and(written);
    }
    return bounds;
  }

  private SvgBounds writeName(Caption caption, double x, double y, boolean hasNames) {
    return hasNames ? SvgBounds.EMPTY : write(caption, x, y, NAME_SIZE);
  }

  /** Returns how far from the centre of a cell a name beside it stands. */
  private static double beside(Caption caption) {
    return NAME_DISTANCE + 0.3 * NAME_SIZE * caption.text().length() - NAME_SIZE / 4;
  }

  private SvgBounds write(Caption caption, double x, double y, double size) {
    String text = caption.text();
    double fitting = SvgWriter.fitting(text, size, 90);
    svg.plain("br-caption", text, x, y, fitting, SvgColours.FAINT);
    return SvgBounds.around(x, y, 0.3 * fitting * text.length(), fitting * 0.6);
  }
}
