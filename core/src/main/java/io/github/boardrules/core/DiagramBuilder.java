package io.github.boardrules.core;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Diagram.Caption;
import io.github.boardrules.core.Diagram.CaptionPlace;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Edge;
import io.github.boardrules.core.Diagram.EdgeKind;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Mark;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Collects what a {@link Diagram} shows. It is mutable and for one thread.
 *
 * <p>The names of cells are written beside the board: on a square board by {@link
 * #namesInMargins()} after all cells have been added, on a board of hexagons by {@link
 * #namesAtColumnEnds()} or {@link #namesAtRowEnds()}; each takes care of the cells that have no
 * caption yet.
 *
 * <pre>{@code
 * var ring = new Diagram.Style("ring", '.', "#efe6d2", "#6b5d45");
 * var diagram =
 *     Diagram.builder()
 *         .cell("a1", 0, 0, Diagram.Shape.ROUND, ring)
 *         .cell("a2", 0, 1, Diagram.Shape.ROUND, ring)
 *         .cell("b1", 0.87, 0.5, Diagram.Shape.ROUND, ring)
 *         .namesAtColumnEnds()
 *         .build();
 * diagram.captions().get(0); // ==> Caption[cell=a2, place=ABOVE, text=a2]
 * }</pre>
 */
@SuppressWarnings("exports") // of an annotation that only compilers need
public final class DiagramBuilder {
  /** Coordinates are compared in these steps, so that rounding errors do not matter. */
  private static final double PRECISION = 0.001;

  private final List<Cell> cells = new ArrayList<>();
  private final List<Piece> pieces = new ArrayList<>();
  private final List<Stock> stocks = new ArrayList<>();
  private final List<Edge> edges = new ArrayList<>();
  private final List<Caption> captions = new ArrayList<>();
  private final List<Mark> marks = new ArrayList<>();

  DiagramBuilder() {}

  /**
   * {@return this builder, with a cell of level 0 with nothing written on it}
   *
   * @param name its name in the notation
   * @param x its centre, to the right; −1000 to 1000
   * @param y its centre, upwards; −1000 to 1000
   * @param shape its outline
   * @param ground its ground
   * @throws IllegalArgumentException if the centre is out of range
   */
  @CanIgnoreReturnValue
  public DiagramBuilder cell(String name, double x, double y, Shape shape, Style ground) {
    Objects.requireNonNull(ground, "ground");
    return cell(new Cell(name, x, y, shape, ground, ""));
  }

  /**
   * {@return this builder, with a cell}
   *
   * @param cell the cell
   */
  @CanIgnoreReturnValue
  public DiagramBuilder cell(Cell cell) {
    cells.add(Objects.requireNonNull(cell, "cell"));
    return this;
  }

  /**
   * {@return this builder, with a single piece}
   *
   * @param cell the name of the cell on which it stands
   * @param style how it looks
   */
  @CanIgnoreReturnValue
  public DiagramBuilder piece(String cell, Style style) {
    return stack(cell, style, 1);
  }

  /**
   * {@return this builder, with a stack of equal pieces}
   *
   * @param cell the name of the cell on which it stands
   * @param style how the pieces look
   * @param height how many there are, 1 or more
   * @throws IllegalArgumentException if the height is below 1
   */
  @CanIgnoreReturnValue
  public DiagramBuilder stack(String cell, Style style, int height) {
    pieces.add(Piece.of(cell, style).withCount(height));
    return this;
  }

  /**
   * {@return this builder, with a piece, also of a stack of different pieces}
   *
   * @param piece the piece, on one of the cells
   */
  @CanIgnoreReturnValue
  public DiagramBuilder piece(Piece piece) {
    pieces.add(Objects.requireNonNull(piece, "piece"));
    return this;
  }

  /**
   * {@return this builder, with a stock beside the board}
   *
   * @param stock the stock
   */
  @CanIgnoreReturnValue
  public DiagramBuilder stock(Stock stock) {
    stocks.add(Objects.requireNonNull(stock, "stock"));
    return this;
  }

  /**
   * {@return this builder, with a line between two cells}
   *
   * @param from the name of one cell
   * @param to the name of the other
   * @param kind how it runs
   */
  @CanIgnoreReturnValue
  public DiagramBuilder edge(String from, String to, EdgeKind kind) {
    edges.add(new Edge(from, to, kind));
    return this;
  }

  /**
   * {@return this builder, with a caption}
   *
   * @param cell the cell's name, or that of one cell of the column or row
   * @param place where the text stands
   * @param text the text; not empty
   * @throws IllegalArgumentException if the text is empty
   */
  @CanIgnoreReturnValue
  public DiagramBuilder caption(String cell, CaptionPlace place, String text) {
    captions.add(new Caption(cell, place, text));
    return this;
  }

  /**
   * {@return this builder, with a cell pointed out, such as one with which the game has been won}
   *
   * @param cell the cell's name
   * @param emphasis why
   */
  @CanIgnoreReturnValue
  public DiagramBuilder mark(String cell, Emphasis emphasis) {
    marks.add(new Mark(cell, emphasis));
    return this;
  }

  /**
   * {@return this builder, with the names of all cells that have no caption yet in the margins of a
   * square board: the digits at the end of a name beside the row, the rest below the column; of a
   * level with a single row, the whole names below it}
   *
   * @throws IllegalArgumentException if the names of one column begin differently, or those of one
   *     row end differently
   */
  @CanIgnoreReturnValue
  public DiagramBuilder namesInMargins() {
    uncaptioned().forEach(this::addMargins);
    return this;
  }

  /**
   * {@return this builder, with the names of all cells that have no caption yet at the ends of the
   * columns, as on a board of hexagons: above and below each column, from where a reader counts}
   */
  @CanIgnoreReturnValue
  public DiagramBuilder namesAtColumnEnds() {
    for (List<Cell> level : uncaptioned()) {
      addEnds(lines(level, Cell::x), Cell::y, CaptionPlace.BELOW, CaptionPlace.ABOVE);
    }
    return this;
  }

  /**
   * {@return this builder, with the names of all cells that have no caption yet at the ends of the
   * rows, as on a board of hexagons with a point on top: to the left and to the right of each row}
   */
  @CanIgnoreReturnValue
  public DiagramBuilder namesAtRowEnds() {
    for (List<Cell> level : uncaptioned()) {
      addEnds(lines(level, Cell::y), Cell::x, CaptionPlace.LEFT, CaptionPlace.RIGHT);
    }
    return this;
  }

  /**
   * {@return the diagram of all that was added} The builder stays usable.
   *
   * @throws IllegalArgumentException if two cells have the same name or are less than 0.25 apart on
   *     one level; a piece, a line, a caption or a mark names a missing cell; a piece is on a
   *     removed cell, or two are at one level of a cell; or two styles share a symbol that must
   *     differ
   */
  public Diagram build() {
    Diagram diagram = new Diagram(cells, pieces, stocks, marks, edges, captions);
    DiagramChecks.signs(diagram);
    return diagram;
  }

  /** The cells without a caption, by their levels. */
  private Collection<List<Cell>> uncaptioned() {
    Set<String> named = captions.stream().map(Caption::cell).collect(Collectors.toSet());
    return cells.stream()
        .filter(cell -> !named.contains(cell.name()))
        .collect(Collectors.groupingBy(Cell::level, TreeMap::new, Collectors.toList()))
        .values();
  }

  private void addMargins(List<Cell> level) {
    List<List<Cell>> rows = lines(level, Cell::y);
    boolean isSingleRow = rows.size() == 1;
    UnaryOperator<String> part = isSingleRow ? name -> name : DiagramBuilder::withoutDigits;
    lines(level, Cell::x).forEach(column -> addCommon(column, CaptionPlace.COLUMN, part));
    if (!isSingleRow) {
      rows.forEach(row -> addCommon(row, CaptionPlace.ROW, DiagramBuilder::digits));
    }
  }

  private void addCommon(List<Cell> line, CaptionPlace place, UnaryOperator<String> part) {
    Cell first = line.get(0);
    String text = part.apply(first.name());
    for (Cell cell : line) {
      if (!part.apply(cell.name()).equals(text)) {
        String kind = place.name().toLowerCase(Locale.ROOT);
        String both = "\"" + first.name() + "\" and \"" + cell.name() + "\"";
        String cells = "One " + kind + " has the cells " + both;
        throw new IllegalArgumentException(cells + ", so their names cannot stand in the margins.");
      }
    }
    if (!text.isEmpty()) {
      caption(first.name(), place, text);
    }
  }

  /** Adds names after the last cells of lines, then before the first ones; one to a single cell. */
  private void addEnds(
      List<List<Cell>> lines, ToDoubleFunction<Cell> along, CaptionPlace first, CaptionPlace last) {
    for (List<Cell> line : lines) {
      if (line.size() > 1) {
        Cell end = Collections.max(line, Comparator.comparingDouble(along));
        caption(end.name(), last, end.name());
      }
    }
    for (List<Cell> line : lines) {
      Cell begin = Collections.min(line, Comparator.comparingDouble(along));
      caption(begin.name(), first, begin.name());
    }
  }

  /** The cells by rows or columns: those of equal coordinate, the lowest coordinate first. */
  private static List<List<Cell>> lines(List<Cell> cells, ToDoubleFunction<Cell> coordinate) {
    Function<Cell, Long> rounded = cell -> Math.round(coordinate.applyAsDouble(cell) / PRECISION);
    return List.copyOf(
        cells.stream()
            .collect(Collectors.groupingBy(rounded, TreeMap::new, Collectors.toList()))
            .values());
  }

  private static String withoutDigits(String name) {
    return name.substring(0, name.length() - digits(name).length());
  }

  private static String digits(String name) {
    int start = name.length();
    while (start > 0 && name.charAt(start - 1) >= '0' && name.charAt(start - 1) <= '9') {
      start--;
    }
    return name.substring(start);
  }
}
