package io.github.boardrules.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;

/**
 * What a drawing of a position shows, in terms that need no knowledge of the game. A game states
 * everything that a drawing has to know: where the cells are, which of them lie on top of others,
 * and where their names are written. Lengths are measured in the distance of neighbouring cells'
 * centres; x grows to the right and y upwards.
 *
 * <p>A pyramid is drawn as seen from above: each cell states its level.
 *
 * <p>{@link #builder()} is the simplest way to make one:
 *
 * <pre>{@code
 * var ground = new Diagram.Style("square", '.', "#efe6d2", "#6b5d45");
 * var stone = new Diagram.Style("stone", 'o', "#222222", "#f2f2f2");
 * var row =
 *     Diagram.builder()
 *         .cell("a1", 0, 0, Diagram.Shape.SQUARE, ground)
 *         .cell("b1", 1, 0, Diagram.Shape.SQUARE, ground)
 *         .piece("b1", stone)
 *         .namesInMargins()
 *         .build();
 * TextDrawing.plain().withLegend(false).draw(row).lines().toList(); // ==> [ .  o,  a1 b1]
 * }</pre>
 *
 * <p>Callers read it, or add marks:
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * var diagram = rules.diagram(rules.start());
 * diagram.cells().get(0).name();                  // ==> a1
 * diagram.stocks().get(0).piles().get(0).count(); // ==> 5
 * diagram.withMarks(List.of("d4"), Diagram.Emphasis.NEXT).marks();
 *     // ==> [Mark[cell=d4, emphasis=NEXT]]
 * }</pre>
 *
 * @param cells the cells of the board, each name once, in drawing order: where two overlap, the
 *     later one covers the earlier one with its pieces. Unmodifiable
 * @param pieces the pieces on the board, lower levels first, each on one of the cells. Unmodifiable
 * @param stocks the pieces beside the board. Unmodifiable
 * @param marks the cells to point out; a mark of a cell that the board lacks is not drawn.
 *     Unmodifiable
 * @param edges the lines that join cells. Unmodifiable
 * @param captions where the names of cells are written. Unmodifiable
 */
public record Diagram(
    List<Cell> cells,
    List<Piece> pieces,
    List<Stock> stocks,
    List<Mark> marks,
    List<Edge> edges,
    List<Caption> captions) {

  /** The highest level of a cell. */
  public static final int MAX_LEVEL = 99;

  /** The smallest distance of the centres of two cells of one level. */
  public static final double MIN_DISTANCE = 0.25;

  private static final double MAX_COORDINATE = 1000;

  /** The outline of a cell. */
  public enum Shape {
    /** A square with sides of length 1, parallel to the axes. */
    SQUARE,
    /** A regular hexagon whose opposite sides are 1 apart, two of them horizontal. */
    HEXAGON,
    /** A circle of diameter 1: a ring or a hollow. */
    ROUND,
    /** A point where lines cross. */
    POINT,
    /**
     * A part of the board that has been removed. It is drawn in the same way for all games, without
     * its style.
     */
    REMOVED
  }

  /** Why a cell is pointed out. */
  public enum Emphasis {
    /** It may be the next step of a move. */
    NEXT,
    /** It is a step that has been entered. */
    ENTERED,
    /** The last move changed it. */
    LAST,
    /** A refusal names it. */
    REFUSED
  }

  /** Where a caption stands. */
  public enum CaptionPlace {
    /** Below the board, in the column of the cell. */
    COLUMN,
    /** To the left of the board, in the row of the cell. */
    ROW,
    /** Directly above the cell. */
    ABOVE,
    /** Directly below the cell. */
    BELOW,
    /** In the cell. */
    INSIDE;

    private CaptionPlace turned() {
      return switch (this) {
        case ABOVE -> BELOW;
        case BELOW -> ABOVE;
        case COLUMN, ROW, INSIDE -> this;
      };
    }
  }

  /** How a line runs. */
  public enum EdgeKind {
    /** Between neighbours; it is drawn under the cells. */
    LINE,
    /**
     * From a cell to one that is not drawn beside it. It is drawn over the cells that it passes,
     * and drawings in text list it.
     */
    LEAP
  }

  /**
   * How a kind of piece, or the ground of a cell, looks.
   *
   * @param name its stable name, as {@link Step.Piece} uses it
   * @param label its name for people
   * @param symbol one printable ASCII character that tells it from all others without colour; but
   *     where every cell shows its ground, a piece may share the symbol of a ground
   * @param fill the colour of its inside, as {@code #rrggbb}
   * @param stroke the colour of its outline and of writing on it, as {@code #rrggbb}
   */
  public record Style(String name, Label label, char symbol, String fill, String stroke) {
    /**
     * Creates a style.
     *
     * @throws IllegalArgumentException if the symbol is not printable ASCII or a colour is not
     *     written as {@code #rrggbb}
     */
    public Style {
      Objects.requireNonNull(label);
      if (symbol < ' ' || symbol > '~') {
        throw new IllegalArgumentException(
            "The symbol of \"" + name + "\" must be printable ASCII, not U+" + hex(symbol) + ".");
      }
      checkColour(name, fill);
      checkColour(name, stroke);
    }

    /**
     * Creates a style whose name is shown to people as it is, in every language.
     *
     * @param name its name
     * @param symbol its character
     * @param fill the colour of its inside
     * @param stroke the colour of its outline and of writing on it
     * @throws IllegalArgumentException as for all components
     */
    public Style(String name, char symbol, String fill, String stroke) {
      this(name, Label.of(name), symbol, fill, stroke);
    }

    private static String hex(char symbol) {
      return Integer.toHexString(0x10000 + symbol).substring(1);
    }

    private static boolean isHex(String text) {
      return text.chars().allMatch(c -> c < 0x80 && Character.digit(c, 16) >= 0);
    }

    private static void checkColour(String name, String colour) {
      if (colour.length() != 7 || colour.charAt(0) != '#' || !isHex(colour.substring(1))) {
        throw new IllegalArgumentException(
            "A colour of \"" + name + "\" must be written as #rrggbb, not \"" + colour + "\".");
      }
    }
  }

  /**
   * A cell of the board.
   *
   * @param name its name in the notation
   * @param x its centre, to the right; −1000 to 1000
   * @param y its centre, upwards; −1000 to 1000
   * @param level 0 on the ground, 1 on top of cells of level 0, and so on; up to {@value
   *     #MAX_LEVEL}
   * @param shape its outline
   * @param style its ground; the symbol is drawn where no piece stands
   * @param label what is written on it, the same in every language; empty for nothing
   * @param isGroundShown whether its ground matters to the game, so that drawings tell it even if a
   *     piece stands on it
   */
  public record Cell(
      String name,
      double x,
      double y,
      int level,
      Shape shape,
      Style style,
      String label,
      boolean isGroundShown) {
    /**
     * Creates a cell.
     *
     * @throws IllegalArgumentException if the centre or the level is out of range
     */
    public Cell {
      if (!(Math.abs(x) <= MAX_COORDINATE && Math.abs(y) <= MAX_COORDINATE)) {
        throw new IllegalArgumentException(
            "The centre of \"" + name + "\" is out of range: " + x + ", " + y + ".");
      }
      if (level < 0 || level > MAX_LEVEL) {
        throw new IllegalArgumentException(
            "The level of \"" + name + "\" must be 0 to " + MAX_LEVEL + ", not " + level + ".");
      }
    }

    /**
     * Creates a cell of level 0 whose ground does not matter to the game.
     *
     * @param name its name in the notation
     * @param x its centre, to the right; −1000 to 1000
     * @param y its centre, upwards; −1000 to 1000
     * @param shape its outline
     * @param style its ground
     * @param label what is written on it; empty for nothing
     * @throws IllegalArgumentException if the centre is out of range
     */
    public Cell(String name, double x, double y, Shape shape, Style style, String label) {
      this(name, x, y, 0, shape, style, label, false);
    }

    /**
     * Returns this cell on another level.
     *
     * @param newLevel the level
     * @return a new cell
     * @throws IllegalArgumentException if the level is out of range
     */
    public Cell onLevel(int newLevel) {
      return new Cell(name, x, y, newLevel, shape, style, label, isGroundShown);
    }

    /**
     * Returns this cell with its ground shown.
     *
     * @return a new cell
     */
    public Cell withGroundShown() {
      return new Cell(name, x, y, level, shape, style, label, true);
    }
  }

  /**
   * A piece, or a stack of equal pieces, on a cell.
   *
   * @param cell the cell's name
   * @param level its place in the stack: 0 on the cell itself, 1 on top of that, and so on
   * @param style how it looks
   * @param count how many pieces it stands for, 1 or more: the height of a stack, drawn if above 1
   */
  public record Piece(String cell, int level, Style style, int count) {
    /**
     * Creates a piece.
     *
     * @throws IllegalArgumentException if the level is below 0 or the count below 1
     */
    public Piece {
      if (level < 0 || count < 1) {
        throw new IllegalArgumentException(
            "A piece needs level 0 or more and count 1 or more, not "
                + level
                + " and "
                + count
                + ".");
      }
    }
  }

  /**
   * Pieces beside the board.
   *
   * @param name its stable name
   * @param title whose they are, or what they are for
   * @param piles how many of each kind, in a fixed order, zeros included. Unmodifiable
   */
  public record Stock(String name, Label title, List<Pile> piles) {
    /** Creates a stock; the list is copied. */
    public Stock {
      Objects.requireNonNull(title);
      piles = List.copyOf(piles);
    }

    /**
     * Creates a stock whose name is shown to people as it is, in every language.
     *
     * @param name its name
     * @param piles how many of each kind
     */
    public Stock(String name, List<Pile> piles) {
      this(name, Label.of(name), piles);
    }
  }

  /**
   * Equal pieces in a stock.
   *
   * @param style how they look
   * @param count how many, 0 or more
   * @param marks why the pile is pointed out, in the order of the constants; empty if it is not.
   *     Unmodifiable
   */
  public record Pile(Style style, int count, Set<Emphasis> marks) {
    /**
     * Creates a pile; the set is copied.
     *
     * @throws IllegalArgumentException if the count is below 0
     */
    public Pile {
      if (count < 0) {
        throw new IllegalArgumentException("A pile's count must be 0 or more, not " + count + ".");
      }
      marks = Collections.unmodifiableSet(new TreeSet<>(marks));
    }

    /**
     * Creates a pile that is not pointed out.
     *
     * @param style how the pieces look
     * @param count how many, 0 or more
     * @throws IllegalArgumentException if the count is below 0
     */
    public Pile(Style style, int count) {
      this(style, count, Set.of());
    }
  }

  /**
   * A cell that is pointed out.
   *
   * @param cell the cell's name
   * @param emphasis why
   */
  public record Mark(String cell, Emphasis emphasis) {}

  /**
   * A line that joins two cells.
   *
   * @param from one cell's name
   * @param to the other cell's name
   * @param kind how it runs
   */
  public record Edge(String from, String to, EdgeKind kind) {
    /** Creates a line. */
    public Edge {
      Objects.requireNonNull(kind);
    }
  }

  /**
   * A text that names a cell, a column or a row.
   *
   * @param cell the cell's name, or that of one cell of the column or row
   * @param place where the text stands
   * @param text the text; not empty
   */
  public record Caption(String cell, CaptionPlace place, String text) {
    /**
     * Creates a caption.
     *
     * @throws IllegalArgumentException if the text is empty
     */
    public Caption {
      Objects.requireNonNull(place);
      if (text.isEmpty()) {
        throw new IllegalArgumentException("The caption of \"" + cell + "\" is empty.");
      }
    }
  }

  /**
   * Creates a diagram; the lists are copied.
   *
   * @throws IllegalArgumentException if two cells have the same name, if two cells of one level are
   *     less than {@value #MIN_DISTANCE} apart, or if a piece, a line or a caption names a cell
   *     that is not there
   */
  public Diagram {
    cells = List.copyOf(cells);
    pieces = List.copyOf(pieces);
    stocks = List.copyOf(stocks);
    marks = List.copyOf(marks);
    edges = List.copyOf(edges);
    captions = List.copyOf(captions);
    Set<String> names = new HashSet<>();
    for (Cell cell : cells) {
      if (!names.add(cell.name())) {
        throw new IllegalArgumentException("Two cells have the name \"" + cell.name() + "\".");
      }
    }
    checkDistances(cells);
    pieces.forEach(piece -> checkCell(names, piece.cell()));
    captions.forEach(caption -> checkCell(names, caption.cell()));
    for (Edge edge : edges) {
      checkCell(names, edge.from());
      checkCell(names, edge.to());
    }
  }

  /**
   * Creates a diagram without lines and captions; the lists are copied.
   *
   * @param cells the cells of the board
   * @param pieces the pieces on the board
   * @param stocks the pieces beside the board
   * @param marks the cells to point out
   * @throws IllegalArgumentException if two cells have the same name, if two cells of one level are
   *     less than {@value #MIN_DISTANCE} apart, or if a piece names a cell that is not there
   */
  public Diagram(List<Cell> cells, List<Piece> pieces, List<Stock> stocks, List<Mark> marks) {
    this(cells, pieces, stocks, marks, List.of(), List.of());
  }

  /**
   * Returns a builder of a diagram, which begins with nothing.
   *
   * @return a new builder
   */
  public static DiagramBuilder builder() {
    return new DiagramBuilder();
  }

  /**
   * Returns a diagram of a text alone, for games that have no other.
   *
   * @param text a position's text
   * @return a diagram with one empty stock whose title is the text
   */
  public static Diagram ofText(String text) {
    return new Diagram(List.of(), List.of(), List.of(new Stock(text, List.of())), List.of());
  }

  /**
   * Returns this diagram with more cells pointed out.
   *
   * @param cellNames the cells' names
   * @param emphasis why
   * @return a new diagram
   */
  public Diagram withMarks(List<String> cellNames, Emphasis emphasis) {
    List<Mark> all = new ArrayList<>(marks);
    cellNames.forEach(cell -> all.add(new Mark(cell, emphasis)));
    return new Diagram(cells, pieces, stocks, all, edges, captions);
  }

  /**
   * Returns this diagram with a pile pointed out.
   *
   * @param stock the name of the stock
   * @param piece the name of the pieces in the pile, as in {@link Style#name()}; a stock without
   *     them stays as it is
   * @param emphasis why
   * @return a new diagram
   */
  public Diagram withPileMark(String stock, String piece, Emphasis emphasis) {
    return withStocks(
        (in, pile) -> {
          if (!in.name().equals(stock) || !pile.style().name().equals(piece)) {
            return pile;
          }
          Set<Emphasis> all = new HashSet<>(pile.marks());
          all.add(emphasis);
          return new Pile(pile.style(), pile.count(), all);
        });
  }

  /**
   * Returns this diagram after pieces have travelled, such as by the part of a move that has been
   * entered. A piece that is not where it should come from stays away.
   *
   * @param transfers the transfers, in order
   * @return a new diagram
   */
  public Diagram withTransfers(List<MoveChanges.Transfer> transfers) {
    Diagram diagram = this;
    for (MoveChanges.Transfer transfer : transfers) {
      diagram = DiagramTransfer.apply(diagram, transfer);
    }
    return diagram;
  }

  /**
   * Returns this diagram turned by half a turn, as the player on the other side of the board sees
   * it. Cells keep their names, and captions stay upright: those of columns below the board, those
   * of rows to the left of it, and others on the other side of their cells.
   *
   * @return a new diagram
   */
  public Diagram turned() {
    List<Cell> turnedCells =
        cells.stream()
            .map(
                cell ->
                    new Cell(
                        cell.name(),
                        0 - cell.x(), // not −0.0
                        0 - cell.y(),
                        cell.level(),
                        cell.shape(),
                        cell.style(),
                        cell.label(),
                        cell.isGroundShown()))
            .toList();
    List<Caption> turnedCaptions =
        captions.stream()
            .map(caption -> new Caption(caption.cell(), caption.place().turned(), caption.text()))
            .toList();
    return new Diagram(turnedCells, pieces, stocks, marks, edges, turnedCaptions);
  }

  /** Returns this diagram with other pieces on the board. */
  Diagram withPieces(List<Piece> newPieces) {
    return new Diagram(cells, newPieces, stocks, marks, edges, captions);
  }

  /** Returns this diagram with each pile replaced by the result of a function. */
  Diagram withStocks(BiFunction<Stock, Pile, Pile> newPile) {
    List<Stock> newStocks =
        stocks.stream()
            .map(
                stock ->
                    new Stock(
                        stock.name(),
                        stock.title(),
                        stock.piles().stream().map(pile -> newPile.apply(stock, pile)).toList()))
            .toList();
    return new Diagram(cells, pieces, newStocks, marks, edges, captions);
  }

  private static void checkDistances(List<Cell> cells) {
    for (int i = 0; i < cells.size(); i++) {
      Cell one = cells.get(i);
      for (int j = 0; j < i; j++) {
        Cell other = cells.get(j);
        double x = Math.abs(one.x() - other.x());
        double y = Math.abs(one.y() - other.y());
        // Most cells are far apart in one direction alone, which is found out much faster.
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

  private static void checkCell(Set<String> names, String cell) {
    if (!names.contains(cell)) {
      throw new IllegalArgumentException("There is no cell \"" + cell + "\".");
    }
  }
}
