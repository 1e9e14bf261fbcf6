package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Cell;
import java.util.List;

/** Writes the names beside the board. */
final class SvgMargins {
  /** The size of a whole name. */
  static final double NAME_SIZE = 22;

  private static final double PART_SIZE = 30;
  private static final double NAME_DISTANCE = 65;

  private final SvgPieces pieces;
  private Box box;

  SvgMargins(Svg svg, Box board) {
    pieces = new SvgPieces(svg);
    box = board;
  }

  /** Writes the names, those of columns' ends only if wanted; answers the room with the board. */
  Box draw(List<Cell> floor, Naming naming, Axis across, Axis up, boolean ends) {
    double left = box.left() - PART_SIZE * 0.8;
    double below = box.bottom() + PART_SIZE * 0.8;
    naming
        .columns()
        .forEach(
            (column, part) ->
                floor.stream()
                    .filter(cell -> across.index(cell.x()) == column)
                    .findFirst()
                    .ifPresent(cell -> write(part, SvgBoard.x(cell), below, PART_SIZE)));
    naming
        .rows()
        .forEach(
            (row, part) ->
                floor.stream()
                    .filter(cell -> up.index(cell.y()) == row)
                    .findFirst()
                    .ifPresent(cell -> write(part, left, SvgBoard.y(cell), PART_SIZE)));
    if (ends) {
      naming.above().forEach(cell -> end(cell, -NAME_DISTANCE));
      naming.below().forEach(cell -> end(cell, NAME_DISTANCE));
    }
    return box;
  }

  private void end(Cell cell, double down) {
    write(cell.name(), SvgBoard.x(cell), SvgBoard.y(cell) + down, NAME_SIZE);
  }

  private void write(String text, double x, double y, double size) {
    double fitting = SvgPieces.fitting(text, size, 90);
    pieces.write(text, x, y, fitting, Colours.FAINT, "normal");
    box = box.and(Box.around(x, y, 0.3 * fitting * text.length(), fitting * 0.6));
  }
}
