package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Caption;
import io.github.boardrules.core.Diagram.Cell;

/** Writes the captions outside the cells. */
record SvgCaptions(DiagramIndex index, SvgWriter svg, SvgPlane plane) {
  /** The size of a name in or beside its cell. */
  static final double NAME_SIZE = 22;

  private static final double MARGIN_SIZE = 30;
  private static final double NAME_DISTANCE = 65;

  /**
   * Writes the captions of a level; those directly above and below cells are left out if the cells
   * show their names. Returns the bounds of the level with them.
   *
   * @param cells the bounds of the cells of the level
   */
  SvgBounds write(int level, SvgBounds cells, boolean hasNames) {
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
            case INSIDE -> SvgBounds.EMPTY;
          };
      bounds = bounds.and(written);
    }
    return bounds;
  }

  private SvgBounds writeName(Caption caption, double x, double y, boolean hasNames) {
    return hasNames ? SvgBounds.EMPTY : write(caption, x, y, NAME_SIZE);
  }

  private SvgBounds write(Caption caption, double x, double y, double size) {
    String text = caption.text();
    double fitting = SvgWriter.fitting(text, size, 90);
    svg.plain("br-caption", text, x, y, fitting, SvgColours.FAINT);
    return SvgBounds.around(x, y, 0.3 * fitting * text.length(), fitting * 0.6);
  }
}
