package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Line;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Shape;
import java.util.List;

/**
 * Draws the board: lines, then floor by floor the cells with their pieces, then the names in the
 * margins and the marks.
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
  private static final double NAME_SIZE = 22;
  private static final double MARGIN_SIZE = 30;

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
    for (Line line : scene.diagram().lines()) {
      line(scene.cell(line.from()), scene.cell(line.to()));
    }
    double scale = 1;
    for (List<Cell> floor : scene.floors()) {
      floor(floor, scale);
      scale *= SMALLER;
    }
    scale = 1;
    for (List<Cell> floor : scene.floors()) {
      for (Cell cell : floor) {
        int order = 0;
        for (Emphasis emphasis : scene.marks(cell)) {
          cells.mark(cell, emphasis, scale * tightness(cell, scale), order++);
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

  private void line(Cell from, Cell to) {
    svg.add(
        "<path d='M{} {}L{} {}' stroke='{}' stroke-width='3'/>",
        x(from),
        y(from),
        x(to),
        y(to),
        Colours.FAINT);
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
      margins(floor, naming, across, up);
    }
  }

  private void cell(Cell cell, double scale, String name) {
    List<Piece> on = scene.pieces(cell);
    svg.open("<g data-cell='{}'>", cell.name());
    svg.add("<title>{}</title>", Description.of(cell, on));
    if (on.isEmpty()) {
      double size = scale < 1 ? scale * UPPER_HOLLOW : scale;
      cells.ground(cell, size);
      writing(cell, size, name);
    } else {
      if (scale == 1) {
        cells.ground(cell, scale);
      }
      pieces.onCell(on, x(cell), y(cell), scale, name);
    }
    svg.close("g");
  }

  /** What is written on a cell without a piece: its label or ground, and its name below. */
  private void writing(Cell cell, double scale, String name) {
    boolean bare = cell.shape() == Shape.GONE || cell.shape() == Shape.POINT;
    String ink = bare ? Colours.FAINT : Colours.readable(cell.look().line(), cell.look().fill());
    String ground = scene.manyGrounds() && !bare ? ("" + cell.look().symbol()).strip() : "";
    String label = cell.label().isEmpty() || cell.label().equals(name) ? ground : cell.label();
    double size = SvgPieces.fitting(label, 36, 80) * scale;
    double nameSize = SvgPieces.fitting(name, NAME_SIZE, 80) * scale;
    if (label.isEmpty()) {
      pieces.write(name, x(cell), y(cell), nameSize, ink, "normal");
    } else if (name.isEmpty()) {
      pieces.write(label, x(cell), y(cell), size, ink, "bold");
    } else {
      pieces.write(label, x(cell), y(cell) - 10 * scale, size, ink, "bold");
      pieces.write(name, x(cell), y(cell) + 25 * scale, nameSize, ink, "normal");
    }
  }

  private void margins(List<Cell> floor, Naming naming, Axis across, Axis up) {
    double left = box.left() - MARGIN_SIZE * 0.8;
    double below = box.bottom() + MARGIN_SIZE * 0.8;
    naming
        .columns()
        .forEach(
            (column, label) ->
                floor.stream()
                    .filter(cell -> across.index(cell.x()) == column)
                    .findFirst()
                    .ifPresent(cell -> margin(label, x(cell), below, MARGIN_SIZE)));
    naming
        .rows()
        .forEach(
            (row, label) ->
                floor.stream()
                    .filter(cell -> up.index(cell.y()) == row)
                    .findFirst()
                    .ifPresent(cell -> margin(label, left, y(cell), MARGIN_SIZE)));
    if (names) {
      return;
    }
    for (Cell cell : naming.above()) {
      margin(cell.name(), x(cell), y(cell) - UNIT * 0.65, NAME_SIZE);
    }
    for (Cell cell : naming.below()) {
      margin(cell.name(), x(cell), y(cell) + UNIT * 0.65, NAME_SIZE);
    }
  }

  private void margin(String label, double x, double y, double size) {
    pieces.write(label, x, y, size, Colours.FAINT, "normal");
    box = box.and(Box.around(x, y, 0.3 * size * label.length(), size * 0.6));
  }
}
