package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Look;
import io.github.boardrules.core.Diagram.Mark;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Shape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A diagram sorted for drawing: by floors, and by cells. */
final class Scene {
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
                .filter(cell -> cell.shape() != Shape.GONE)
                .map(Cell::look)
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

  /** The pieces on a cell, lowest first. */
  List<Piece> pieces(Cell cell) {
    return pieces.getOrDefault(cell.name(), List.of());
  }

  /** Why a cell is pointed out, in the order of the constants. */
  Set<Emphasis> marks(Cell cell) {
    return marks.getOrDefault(cell.name(), Set.of());
  }

  /** Whether the ground tells cells apart, so that it is worth naming. */
  boolean manyGrounds() {
    return manyGrounds;
  }

  /** All looks that are drawn: of stocks, of other pieces by symbol, then of the ground. */
  List<Look> looks() {
    List<Look> looks = new ArrayList<>();
    diagram.stocks().forEach(stock -> stock.piles().forEach(pile -> looks.add(pile.look())));
    diagram.pieces().stream()
        .map(Piece::look)
        .sorted(Comparator.comparing(Look::symbol).thenComparing(Look::name))
        .forEach(looks::add);
    for (Cell cell : diagram.cells()) {
      if (cell.shape() != Shape.GONE) {
        looks.add(cell.look());
      }
    }
    return looks.stream().distinct().toList();
  }

  private int heightOver(Cell cell, List<Integer> heights) {
    int height = 0;
    for (int i = 0; i < heights.size(); i++) {
      Cell below = diagram.cells().get(i);
      if (Math.hypot(cell.x() - below.x(), cell.y() - below.y()) < NEAR) {
        height = Math.max(height, heights.get(i) + 1);
      }
    }
    return height;
  }
}
