package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Caption;
import io.github.boardrules.core.Diagram.Cell;
import java.util.List;

/** Writes the captions outside the cells of a level. */
final class SvgCaptions {
  /** The size of a name in or beside its cell. */
  static final double NAME_SIZE = 22;

  private static final double MARGIN_SIZE = 30;
  private static final double NAME_DISTANCE = 65;

  private final DiagramIndex index;
  private final SvgText texts;
  private final SvgPlane plane;
  private SvgBounds bounds;

  /**
   * Creates the captions of a level.
   *
   * @param level the bounds of its cells
   */
  SvgCaptions(DiagramIndex index, SvgWriter svg, SvgPlane plane, SvgBounds level) {
    this.index = index;
    this.plane = plane;
    texts = new SvgText(svg);
    bounds = level;
  }

  /**
   * Writes the captions; those directly above and below cells are left out if the cells show their
   * names. Returns the bounds of the level with them.
   */
  SvgBounds draw(int level, boolean hasNames) {
    double left = bounds.left() - MARGIN_SIZE * 0.8;
    double below = bounds.bottom() + MARGIN_SIZE * 0.8;
    List<Caption> captions = index.captions(level);
    for (Caption caption : captions) {
      Cell cell = index.cell(caption.cell());
      double x = plane.x(cell);
      double y = plane.y(cell);
      switch (caption.place()) {
        case COLUMN -> {
          write(caption, x, below, MARGIN_SIZE);
          bounds = bounds.and(new SvgBounds(left, y, left, y)); // room for rows, even if unnamed
        }
        case ROW -> write(caption, left, y, MARGIN_SIZE);
        case ABOVE -> writeName(caption, x, y - NAME_DISTANCE, hasNames);
        case BELOW -> writeName(caption, x, y + NAME_DISTANCE, hasNames);
        case INSIDE -> {}
      }
    }
    return bounds;
  }

  private void writeName(Caption caption, double x, double y, boolean hasNames) {
    if (!hasNames) {
      write(caption, x, y, NAME_SIZE);
    }
  }

  private void write(Caption caption, double x, double y, double size) {
    String text = caption.text();
    double fitting = SvgText.fitting(text, size, 90);
    texts.plain("br-caption", text, x, y, fitting, SvgColours.FAINT);
    bounds = bounds.and(SvgBounds.around(x, y, 0.3 * fitting * text.length(), fitting * 0.6));
  }
}
