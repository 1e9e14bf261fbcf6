package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Caption;
import io.github.boardrules.core.Diagram.CaptionPlace;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Mark;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Style;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A diagram whose cells can be found by level, and everything else by cell. */
final class DiagramIndex {
  final Diagram diagram;

  /** The cells of each level, from the ground upwards; a level may be empty. */
  final List<List<Cell>> levels = new ArrayList<>();

  private final Map<String, Cell> cells = new HashMap<>();
  private final Map<String, List<Piece>> pieces = new HashMap<>();
  private final Map<String, Set<Emphasis>> marks = new HashMap<>();
  private final Map<String, String> inside = new HashMap<>();

  DiagramIndex(Diagram diagram) {
    this.diagram = diagram;
    for (Cell cell : diagram.cells()) {
      while (levels.size() <= cell.level()) {
        levels.add(new ArrayList<>());
      }
      levels.get(cell.level()).add(cell);
      cells.put(cell.name(), cell);
    }
    for (Piece piece : diagram.pieces()) {
      pieces.computeIfAbsent(piece.cell(), name -> new ArrayList<>()).add(piece);
    }
    for (Mark mark : diagram.marks()) {
      marks
          .computeIfAbsent(mark.cell(), name -> EnumSet.noneOf(Emphasis.class))
          .add(mark.emphasis());
    }
    for (Caption caption : diagram.captions()) {
      if (caption.place() == CaptionPlace.INSIDE) {
        inside.put(caption.cell(), caption.text());
      }
    }
  }

  Cell cell(String name) {
    Cell cell = cells.get(name);
    if (cell == null) {
      throw new IllegalArgumentException("There is no cell \"" + name + "\".");
    }
    return cell;
  }

  List<Piece> pieces(Cell cell) {
    return pieces.getOrDefault(cell.name(), List.of());
  }

  /** Returns how many pieces stand on a cell. */
  long height(Cell cell) {
    return pieces(cell).stream().mapToLong(Piece::count).sum();
  }

  /** Returns why a cell is pointed out, in the order of the constants. */
  Set<Emphasis> marks(Cell cell) {
    return marks.getOrDefault(cell.name(), Set.of());
  }

  List<Caption> captions(int level) {
    return diagram.captions().stream()
        .filter(caption -> caption.place() != CaptionPlace.INSIDE)
        .filter(caption -> cell(caption.cell()).level() == level)
        .collect(Collectors.toList());
  }

  String captionInside(Cell cell) {
    return inside.getOrDefault(cell.name(), "");
  }

  /** Returns the symbol of a cell's ground if it is shown under pieces too; otherwise empty. */
  String ground(Cell cell) {
    return cell.isGroundShown() && cell.shape() != Shape.REMOVED && cell.style().symbol() != ' '
        ? "" + cell.style().symbol()
        : "";
  }

  Stream<Pile> piles() {
    return diagram.stocks().stream().flatMap(stock -> stock.piles().stream());
  }

  /** Returns the styles of the pieces: of those in stocks, then of the others by symbol. */
  Stream<Style> pieceStyles() {
    Comparator<Style> bySymbol = Comparator.comparing(Style::symbol);
    return Stream.concat(
            piles().map(Pile::style),
            diagram.pieces().stream().map(Piece::style).sorted(bySymbol.thenComparing(Style::name)))
        .distinct();
  }

  /** Returns all styles that are drawn, those of the ground last. */
  List<Style> styles() {
    Stream<Style> grounds =
        diagram.cells().stream().filter(cell -> cell.shape() != Shape.REMOVED).map(Cell::style);
    return Stream.concat(pieceStyles(), grounds).distinct().collect(Collectors.toList());
  }
}
