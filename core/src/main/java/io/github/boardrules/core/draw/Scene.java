package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Edge;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Mark;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Style;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A diagram sorted for drawing: by floors, and by cells. */
final class Scene {
  /** Longer than a step between neighbours, the diagonal of a square included. */
  private static final double FAR = 1.5;

  /** Centres nearer than this lie over each other. */
  private static final double NEAR = 0.75;

  private final Diagram diagram;
  private final List<List<Cell>> floors = new ArrayList<>();
  private final Map<String, Cell> cells = new HashMap<>();
  private final Map<String, List<Piece>> pieces = new HashMap<>();
  private final Map<String, Set<Emphasis>> marks = new HashMap<>();
  private final boolean manyGrounds;

  Scene(Diagram diagram) {
    this.diagram = diagram;
    List<Integer> heights = new ArrayList<>();
    for (Cell cell : diagram.cells()) {
      int height = heightOver(cell, heights);
      heights.add(height);
      if (height == floors.size()) {
        floors.add(new ArrayList<>());
      }
      floors.get(height).add(cell);
      cells.put(cell.name(), cell);
    }
    for (Piece piece : diagram.pieces()) {
      pieces.computeIfAbsent(piece.cell(), name -> new ArrayList<>()).add(piece);
    }
    pieces.values().forEach(list -> list.sort(Comparator.comparingInt(Piece::level)));
    for (Mark mark : diagram.marks()) {
      marks
          .computeIfAbsent(mark.cell(), name -> EnumSet.noneOf(Emphasis.class))
          .add(mark.emphasis());
    }
    manyGrounds =
        diagram.cells().stream()
                .filter(cell -> cell.shape() != Shape.REMOVED)
                .map(Cell::style)
                .distinct()
                .count()
            > 1;
  }

  Diagram diagram() {
    return diagram;
  }

  /** The cells from the ground upwards; no two of one floor lie over each other. */
  List<List<Cell>> floors() {
    return floors;
  }

  /** A cell that a line or a piece names, and therefore exists. */
  Cell cell(String name) {
    Cell cell = cells.get(name);
    if (cell == null) {
      throw new IllegalArgumentException("There is no cell \"" + name + "\".");
    }
    return cell;
  }

  /** Whether a line leaps from a field to one that is no neighbour, over others perhaps. */
  boolean leaps(Edge line) {
    Cell from = cell(line.from());
    Cell to = cell(line.to());
    boolean points = from.shape() == Shape.POINT || to.shape() == Shape.POINT;
    return !points && distance(from, to) > FAR;
  }

  /** The pieces on a cell, lowest first. */
  List<Piece> pieces(Cell cell) {
    return pieces.getOrDefault(cell.name(), List.of());
  }

  /** Why a cell is pointed out, in the order of the constants. */
  Set<Emphasis> marks(Cell cell) {
    return marks.getOrDefault(cell.name(), Set.of());
  }

  /**
   * The letter or digit of a cell's ground where grounds tell cells apart; empty where they do not,
   * or where the ground's symbol is only a sign.
   */
  String ground(Cell cell) {
    char symbol = cell.style().symbol();
    boolean tells =
        manyGrounds && cell.shape() != Shape.REMOVED && Character.isLetterOrDigit(symbol);
    return tells ? "" + symbol : "";
  }

  /** All looks that are drawn: of stocks, of other pieces by symbol, then of the ground. */
  List<Style> looks() {
    List<Style> looks = new ArrayList<>();
    diagram.stocks().forEach(stock -> stock.piles().forEach(pile -> looks.add(pile.style())));
    diagram.pieces().stream()
        .map(Piece::style)
        .sorted(Comparator.comparing(Style::symbol).thenComparing(Style::name))
        .forEach(looks::add);
    for (Cell cell : diagram.cells()) {
      if (cell.shape() != Shape.REMOVED) {
        looks.add(cell.style());
      }
    }
    return looks.stream().distinct().toList();
  }

  private int heightOver(Cell cell, List<Integer> heights) {
    int height = 0;
    for (int i = 0; i < heights.size(); i++) {
      Cell below = diagram.cells().get(i);
      if (distance(cell, below) < NEAR) {
        height = Math.max(height, heights.get(i) + 1);
      }
    }
    return height;
  }

  private static double distance(Cell from, Cell to) {
    return Math.hypot(from.x() - to.x(), from.y() - to.y());
  }
}
