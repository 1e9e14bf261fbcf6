package io.github.boardrules.core;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Diagram.Caption;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Edge;
import io.github.boardrules.core.Diagram.Mark;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Style;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Checks that a diagram can be drawn, and that its parts can be distinguished. */
final class DiagramChecks {
  /** The smallest distance of the centres of two cells of one level. */
  private static final double MIN_DISTANCE = 0.25;

  private DiagramChecks() {}

  /** Checks that every part has a place. */
  static void places(Diagram diagram) {
    Map<String, Cell> cells = new HashMap<>();
    for (Cell cell : diagram.cells()) {
      if (cells.put(cell.name(), cell) != null) {
        throw new IllegalArgumentException("Two cells have the name \"" + cell.name() + "\".");
      }
    }
    distances(diagram.cells());
    Set<String> taken = new HashSet<>();
    for (Piece piece : diagram.pieces()) {
      if (known(cells, piece.cell()).shape() == Shape.REMOVED) {
        throw new IllegalArgumentException("A piece is on a removed cell: " + piece + ".");
      }
      if (!taken.add(piece.level() + " " + piece.cell())) {
        throw new IllegalArgumentException("Two pieces are at one level of a cell: " + piece + ".");
      }
    }
    for (Caption caption : diagram.captions()) {
      known(cells, caption.cell());
    }
    for (Edge edge : diagram.edges()) {
      known(cells, edge.from());
      known(cells, edge.to());
    }
  }

  /**
   * Checks a game's own diagram: symbols tell styles apart, and marks are on cells. Translated
   * symbols may be equal, and callers may mark cells that are gone.
   */
  static void signs(Diagram diagram) {
    for (Mark mark : diagram.marks()) {
      if (diagram.cell(mark.cell()).isEmpty()) {
        throw Diagram.noCell(mark.cell());
      }
    }
    distinct(diagram.cells().stream().map(Cell::style));
    // A ground that is shown beside the piece on it may share the piece's symbol.
    distinct(diagram.styles(cell -> !cell.isGroundShown()));
  }

  @CanIgnoreReturnValue
  private static Cell known(Map<String, Cell> cells, String name) {
    Cell cell = cells.get(name);
    if (cell == null) {
      throw Diagram.noCell(name);
    }
    return cell;
  }

  private static void distinct(Stream<Style> styles) {
    Map<Character, Style> symbols = new HashMap<>();
    styles.forEach(
        style -> {
          Style first = symbols.computeIfAbsent(style.symbol(), symbol -> style);
          if (!first.name().equals(style.name())) {
            String both = first + " and " + style;
            throw new IllegalArgumentException(
                "Two styles share the symbol " + style.symbol() + ": " + both + ".");
          }
        });
  }

  private static void distances(List<Cell> cells) {
    for (int i = 0; i < cells.size(); i++) {
      Cell one = cells.get(i);
      for (int j = 0; j < i; j++) {
        Cell other = cells.get(j);
        double x = Math.abs(one.x() - other.x());
        double y = Math.abs(one.y() - other.y());
        // Most cells are far apart in one direction, which is checked much faster.
        if (x < MIN_DISTANCE
            && y < MIN_DISTANCE
            && one.level() == other.level()
            && Math.hypot(x, y) < MIN_DISTANCE) {
          throw new IllegalArgumentException(
              "The cells \"" + other.name() + "\" and \"" + one.name() + "\" are too close.");
        }
      }
    }
  }
}
