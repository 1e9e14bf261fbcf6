package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Shape;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Where cells are in the picture, in which y grows downwards. Levels are drawn on top of each
 * other, each a little higher, or apart.
 */
final class SvgPlane {
  /** The distance of neighbouring cells. */
  static final double UNIT = 100;

  private static final double RISE = 22;
  private static final double APART = 1.1;

  /** How many times as wide as the widest level a line of levels may become. */
  private static final double MAX_WIDTH = 2.2;

  /** How far each level is moved, in units: to the right, and down. */
  private final double[] right;

  private final double[] down;

  /** Whether each level is a board of its own. */
  final boolean isApart;

  /** Creates a plane for the cells of each level. */
  SvgPlane(List<List<Cell>> levels, boolean isApart) {
    this.isApart = isApart;
    right = new double[levels.size()];
    down = new double[levels.size()];
    for (int level = 0; level < levels.size(); level++) {
      down[level] = -level * RISE;
    }
    if (isApart) {
      arrange(levels.stream().map(SvgPlane::bounds).collect(Collectors.toList()));
    }
  }

  double x(Cell cell) {
    return cell.x() * UNIT + right[cell.level()];
  }

  double y(Cell cell) {
    return -cell.y() * UNIT + down[cell.level()];
  }

  SvgBounds bounds(Cell cell) {
    return bounds(cell, x(cell), y(cell));
  }

  /** Puts the levels beside each other in lines, each line aligned at the bottom. */
  private void arrange(List<SvgBounds> levels) {
    double widest = levels.stream().mapToDouble(SvgBounds::width).max().orElse(0);
    double top = 0;
    int first = 0;
    while (first < levels.size()) {
      int end = first;
      double height = 0;
      double left = 0;
      while (end < levels.size()
          && (end == first || left + levels.get(end).width() <= MAX_WIDTH * widest)) {
        height = Math.max(height, levels.get(end).height());
        right[end] = left - levels.get(end).left();
        left += levels.get(end).width() == 0 ? 0 : levels.get(end).width() + APART * UNIT;
        end++;
      }
      for (int level = first; level < end; level++) {
        down[level] = top + height - levels.get(level).bottom();
      }
      top += height + APART * UNIT;
      first = end;
    }
  }

  /** Returns the rectangle of a level, of no size if the level is empty. */
  private static SvgBounds bounds(List<Cell> level) {
    return level.stream()
        .map(cell -> bounds(cell, cell.x() * UNIT, -cell.y() * UNIT))
        .reduce(SvgBounds::and)
        .orElse(new SvgBounds(0, 0, 0, 0));
  }

  private static SvgBounds bounds(Cell cell, double x, double y) {
    double corner = UNIT / Math.sqrt(3);
    return SvgBounds.around(
        x,
        y,
        cell.shape() == Shape.HEXAGON ? corner : UNIT / 2,
        cell.shape() == Shape.POINTED_HEXAGON ? corner : UNIT / 2);
  }
}
