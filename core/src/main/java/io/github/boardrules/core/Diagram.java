package io.github.boardrules.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a drawing of a position shows, in terms that need no knowledge of the game: where the cells
 * are, which lie on top of others, and where their names are written. Neighbouring cells' centres
 * are 1 apart; x grows to the right and y upwards.
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
 */
@SuppressWarnings("exports") // users need not have JSpecify
public final class Diagram extends Value<Diagram.DiagramParts> {
  static final int MAX_LEVEL = 99;

  private static final double MAX_COORDINATE = 1000;

  record DiagramParts(
      List<Cell> cells,
      List<Piece> pieces,
      List<Stock> stocks,
      List<Mark> marks,
      List<Edge> edges,
      List<Caption> captions) {
    DiagramParts {
      cells = List.copyOf(cells);
      List<Piece> fromBelow = new ArrayList<>(pieces);
      fromBelow.sort(Comparator.comparingInt(Piece::level));
      pieces = List.copyOf(fromBelow);
      stocks = List.copyOf(stocks);
      marks = List.copyOf(marks);
      edges = List.copyOf(edges);
      captions = List.copyOf(captions);
    }
  }

  /** The outline of a cell. */
  public enum Shape {
    /** A square with sides of length 1, parallel to the axes. */
    SQUARE,
    /** A regular hexagon whose opposite sides are 1 apart, two of them horizontal. */
    HEXAGON,
    /** A regular hexagon whose opposite sides are 1 apart, two of them vertical. */
    POINTED_HEXAGON,
    /** A circle of diameter 1: a ring or a hollow. */
    ROUND,
    /** A point where lines cross. */
    POINT,
    /** A cell that has been removed. It looks the same in all games, whatever its style. */
    REMOVED
  }

  /** The shape of a piece. */
  public enum Body {
    /** A flat disc. */
    DISC,
    /** A flat disc with a ring on it. */
    RING,
    /** A flat disc with a crown on it. */
    CROWN,
    /** A ball. */
    BALL
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
    REFUSED,
    /** The game has been won there, such as by four in a row. */
    WIN
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
    /** Directly to the left of the cell; in texts, of its row. */
    LEFT,
    /** Directly to the right of the cell; in texts, of its row. */
    RIGHT,
    /** In the cell. */
    INSIDE
  }

  /** How a line runs. */
  public enum EdgeKind {
    /** Between neighbours; it is drawn under the cells. */
    LINE,
    /** From a cell to another over those between; it is drawn over them, and listed in texts. */
    LEAP,
    /** An arrow from a cell to another; it is drawn over everything, and listed in texts. */
    ARROW
  }

  /** How a kind of piece, or the ground of a cell, looks. */
  public static final class Style extends Value<Style.StyleParts> {
    private record StyleParts(
        String name,
        Label label,
        char symbol,
        String fill,
        String stroke,
        Body body,
        OptionalInt owner) {
      private StyleParts {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(label, "label");
        Objects.requireNonNull(fill, "fill");
        Objects.requireNonNull(stroke, "stroke");
        if (symbol < ' ' || symbol > '~') {
          String hex = Integer.toHexString(0x10000 + symbol).substring(1);
          throw new IllegalArgumentException(
              "The symbol of \"" + name + "\" must be printable ASCII, not U+" + hex + ".");
        }
        checkColour(name, fill);
        checkColour(name, stroke);
      }
    }

    private Style(StyleParts parts) {
      super(parts);
    }

    /**
     * Creates a style.
     *
     * @param name its stable name, as {@link Step#piece} uses it
     * @param label its name for people
     * @param symbol one printable ASCII character, different from those of all other styles; where
     *     every cell shows its ground, a piece may share the symbol of a ground. A language may
     *     have another one: see {@link Diagram#withSymbolsOf}
     * @param fill the colour of its inside, as {@code #rrggbb}
     * @param stroke the colour of its outline and of writing on it, as {@code #rrggbb}
     * @throws IllegalArgumentException if the symbol is not printable ASCII or a colour is not
     *     written as {@code #rrggbb}
     */
    public Style(String name, Label label, char symbol, String fill, String stroke) {
      this(new StyleParts(name, label, symbol, fill, stroke, Body.DISC, OptionalInt.empty()));
    }

    /**
     * Creates a style whose name is shown to people as it is, in every language.
     *
     * @param name its name
     * @param symbol its character
     * @param fill the colour of its inside
     * @param stroke the colour of its outline and of writing on it
     * @throws IllegalArgumentException if the symbol or a colour is not valid
     */
    public Style(String name, char symbol, String fill, String stroke) {
      this(name, Label.of(Objects.requireNonNull(name, "name")), symbol, fill, stroke);
    }

    /**
     * {@return this style with another shape of its pieces}
     *
     * @param body the shape
     */
    public Style withBody(Body body) {
      Objects.requireNonNull(body, "body");
      return new Style(new StyleParts(name(), label(), symbol(), fill(), stroke(), body, owner()));
    }

    /**
     * {@return this style for the pieces of a player}
     *
     * @param player the player, 1 or higher
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Style withOwner(int player) {
      OptionalInt owner = ownedBy(player);
      return new Style(new StyleParts(name(), label(), symbol(), fill(), stroke(), body(), owner));
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

    Style withSymbolOf(Locale locale) {
      return label()
          .symbol(locale)
          .map(found -> inCase(found.charAt(0)))
          .map(found -> new StyleParts(name(), label(), found, fill(), stroke(), body(), owner()))
          .map(Style::new)
          .orElse(this);
    }

    private char inCase(char letter) {
      return Character.isUpperCase(symbol()) ? Character.toUpperCase(letter) : letter;
    }

    /** {@return the shape of its pieces, at first a plain disc} */
    public Body body() {
      return parts.body;
    }

    /** {@return the player whose pieces look like this; empty if shared, and for a ground} */
    public OptionalInt owner() {
      return parts.owner;
    }

    /** {@return its stable name, as {@link Step#piece} uses it} */
    public String name() {
      return parts.name;
    }

    /** {@return its name for people} */
    public Label label() {
      return parts.label;
    }

    /** {@return the character that stands for it where there is no colour} */
    public char symbol() {
      return parts.symbol;
    }

    /** {@return the colour of its inside, as {@code #rrggbb}} */
    public String fill() {
      return parts.fill;
    }

    /** {@return the colour of its outline and of writing on it, as {@code #rrggbb}} */
    public String stroke() {
      return parts.stroke;
    }

    @Override
    public String toString() {
      return "Style[" + name() + "]";
    }
  }

  /** A cell of the board. */
  public static final class Cell extends Value<Cell.CellParts> {
    private record CellParts(
        String name,
        double x,
        double y,
        int level,
        Shape shape,
        Style style,
        String label,
        boolean isGroundShown) {
      private CellParts {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(shape, "shape");
        Objects.requireNonNull(style, "style");
        Objects.requireNonNull(label, "label");
        if (name.isBlank()) {
          throw new IllegalArgumentException("A cell needs a name.");
        }
        if (!(Math.abs(x) <= MAX_COORDINATE && Math.abs(y) <= MAX_COORDINATE)) {
          throw new IllegalArgumentException(
              "The centre of \"" + name + "\" is out of range: " + x + ", " + y + ".");
        }
        if (level < 0 || level > MAX_LEVEL) {
          throw new IllegalArgumentException(
              "The level of \"" + name + "\" must be 0 to " + MAX_LEVEL + ", not " + level + ".");
        }
      }
    }

    private Cell(CellParts parts) {
      super(parts);
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
      this(new CellParts(name, x, y, 0, shape, style, label, false));
    }

    /**
     * {@return this cell on another level}
     *
     * @param newLevel the level
     * @throws IllegalArgumentException if the level is out of range
     */
    public Cell withLevel(int newLevel) {
      return with(x(), y(), newLevel, isGroundShown());
    }

    /**
     * {@return this cell with its ground shown or not}
     *
     * @param wanted whether it is
     */
    public Cell withGroundShown(boolean wanted) {
      return with(x(), y(), level(), wanted);
    }

    private boolean hasVisibleGround(Locale locale) {
      return isGroundShown()
          && shape() != Shape.REMOVED
          && style().withSymbolOf(locale).symbol() != ' ';
    }

    private Cell turned() {
      return with(0 - x(), 0 - y(), level(), isGroundShown()); // not −0.0
    }

    private Cell with(Style newStyle) {
      return new Cell(
          new CellParts(name(), x(), y(), level(), shape(), newStyle, label(), isGroundShown()));
    }

    private Cell with(double newX, double newY, int newLevel, boolean isShown) {
      return new Cell(
          new CellParts(name(), newX, newY, newLevel, shape(), style(), label(), isShown));
    }

    /** {@return its name in the notation} */
    public String name() {
      return parts.name;
    }

    /** {@return its centre, to the right; −1000 to 1000} */
    public double x() {
      return parts.x;
    }

    /** {@return its centre, upwards; −1000 to 1000} */
    public double y() {
      return parts.y;
    }

    /** {@return 0 on the ground, 1 on top of cells of level 0, and so on; up to 99} */
    public int level() {
      return parts.level;
    }

    /** {@return its outline} */
    public Shape shape() {
      return parts.shape;
    }

    /** {@return its ground; the symbol is drawn where no piece stands} */
    public Style style() {
      return parts.style;
    }

    /** {@return what is written on it, the same in every language; empty for nothing} */
    public String label() {
      return parts.label;
    }

    /** {@return whether its ground matters to the game, so that drawings always show it} */
    public boolean isGroundShown() {
      return parts.isGroundShown;
    }

    @Override
    public String toString() {
      return "Cell[" + name() + "]";
    }
  }

  /** A piece, or a stack of equal pieces, on a cell. */
  public static final class Piece extends Value<Piece.PieceParts> {
    private static final int FULL_TURN = 360;
    private static final int HALF_TURN = 180;

    /** The words for the eight directions from up to up left, clockwise. */
    private static final Messages DIRECTIONS = TextReason.MESSAGES.withPrefix("drawing.direction.");

    private record PieceParts(
        String cell, int level, Style style, int count, OptionalInt direction) {
      private PieceParts {
        Objects.requireNonNull(cell, "cell");
        Objects.requireNonNull(style, "style");
        if (level < 0 || count < 1) {
          String both = level + " and " + count;
          throw new IllegalArgumentException(
              "A piece needs level 0 or more and count 1 or more, not " + both + ".");
        }
      }
    }

    private Piece(PieceParts parts) {
      super(parts);
    }

    /**
     * {@return a single piece on the cell itself}
     *
     * @param cell the cell's name
     * @param style how it looks
     */
    public static Piece of(String cell, Style style) {
      return new Piece(new PieceParts(cell, 0, style, 1, OptionalInt.empty()));
    }

    /**
     * {@return this piece at another place in the stack of its cell}
     *
     * @param level 0 on the cell itself, 1 on top of that, and so on
     * @throws IllegalArgumentException if the level is below 0
     */
    public Piece withLevel(int level) {
      return new Piece(new PieceParts(cell(), level, style(), count(), direction()));
    }

    /**
     * {@return this piece as a stack of equal pieces}
     *
     * @param count how many pieces it stands for, 1 or more; drawn if above 1
     * @throws IllegalArgumentException if the count is below 1
     */
    public Piece withCount(int count) {
      return new Piece(new PieceParts(cell(), level(), style(), count, direction()));
    }

    /**
     * {@return this piece as one that points in a direction, such as an arrow on a tile}
     *
     * @param degrees the direction, clockwise: 0 is up, 90 to the right; 0 to 359
     * @throws IllegalArgumentException if the number is out of range
     */
    public Piece withDirection(int degrees) {
      if (degrees < 0 || degrees >= FULL_TURN) {
        throw new IllegalArgumentException("A direction is 0 to 359 degrees, not " + degrees + ".");
      }
      return new Piece(new PieceParts(cell(), level(), style(), count(), OptionalInt.of(degrees)));
    }

    private Piece turned() {
      return direction().isPresent()
          ? withDirection((direction().getAsInt() + HALF_TURN) % FULL_TURN)
          : this;
    }

    private String words(Locale locale) {
      String words = style().label().message(locale) + (count() > 1 ? " ×" + count() : "");
      if (direction().isEmpty()) {
        return words;
      }
      long eighth = Math.round(direction().getAsInt() * 8.0 / FULL_TURN) % 8;
      return words + " (" + DIRECTIONS.message(locale, "" + eighth) + ")";
    }

    Piece withStyle(Style style) {
      return new Piece(new PieceParts(cell(), level(), style, count(), direction()));
    }

    Piece withCell(String cell) {
      return new Piece(new PieceParts(cell, level(), style(), count(), direction()));
    }

    /** {@return the cell's name} */
    public String cell() {
      return parts.cell;
    }

    /** {@return its place in the stack: 0 on the cell itself, 1 on top of that, and so on} */
    public int level() {
      return parts.level;
    }

    /** {@return how it looks} */
    public Style style() {
      return parts.style;
    }

    /** {@return how many pieces it stands for, 1 or more: the height of a stack} */
    public int count() {
      return parts.count;
    }

    /** {@return where it points, clockwise in degrees: 0 is up; empty if it has no direction} */
    public OptionalInt direction() {
      return parts.direction;
    }

    /** Returns what the piece is made of: {@code Piece[cell=a1, level=0, style=…, count=1]}. */
    @Override
    public String toString() {
      String rest = direction().isPresent() ? ", direction=" + direction().getAsInt() : "";
      String all = "cell=" + cell() + ", level=" + level() + ", style=" + style();
      return "Piece[" + all + ", count=" + count() + rest + "]";
    }
  }

  /** Pieces beside the board. */
  public static final class Stock extends Value<Stock.StockParts> {
    private record StockParts(String name, Label title, List<Pile> piles, OptionalInt owner) {
      private StockParts {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(title, "title");
        piles = List.copyOf(Objects.requireNonNull(piles, "piles"));
      }
    }

    private Stock(StockParts parts) {
      super(parts);
    }

    /**
     * Creates a stock; the list is copied.
     *
     * @param name its stable name
     * @param title whose they are, or what they are for
     * @param piles how many of each kind, in a fixed order, zeros included. Unmodifiable
     */
    public Stock(String name, Label title, List<Pile> piles) {
      this(new StockParts(name, title, piles, OptionalInt.empty()));
    }

    /**
     * Creates a stock whose name is shown to people as it is, in every language.
     *
     * @param name its name
     * @param piles how many of each kind
     */
    public Stock(String name, List<Pile> piles) {
      this(name, Label.of(Objects.requireNonNull(name, "name")), piles);
    }

    /**
     * {@return this stock as that of a player, beside whom screens show it}
     *
     * @param player the player, 1 or higher
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Stock withOwner(int player) {
      OptionalInt owner = ownedBy(player);
      return new Stock(new StockParts(name(), title(), piles(), owner));
    }

    Stock withPiles(List<Pile> newPiles) {
      return new Stock(new StockParts(name(), title(), newPiles, owner()));
    }

    /** {@return its stable name} */
    public String name() {
      return parts.name;
    }

    /** {@return whose they are, or what they are for} */
    public Label title() {
      return parts.title;
    }

    /** {@return how many of each kind, in a fixed order, zeros included; unmodifiable} */
    public List<Pile> piles() {
      return parts.piles;
    }

    /** {@return the player whose pieces or progress it shows, from 1; empty if nobody's} */
    public OptionalInt owner() {
      return parts.owner;
    }

    @Override
    public String toString() {
      return "Stock[" + name() + "]";
    }
  }

  /** Equal pieces in a stock. */
  public static final class Pile extends Value<Pile.PileParts> {
    private record PileParts(Style style, int count, Set<Emphasis> marks, OptionalInt goal) {
      private PileParts {
        Objects.requireNonNull(style, "style");
        if (count < 0) {
          throw new IllegalArgumentException(
              "A pile's count must be 0 or more, not " + count + ".");
        }
        marks = Collections.unmodifiableSet(new TreeSet<>(marks));
      }
    }

    private Pile(PileParts parts) {
      super(parts);
    }

    /**
     * Creates a pile that is not pointed out.
     *
     * @param style how the pieces look
     * @param count how many, 0 or more
     * @throws IllegalArgumentException if the count is below 0
     */
    public Pile(Style style, int count) {
      this(new PileParts(style, count, Set.of(), OptionalInt.empty()));
    }

    /**
     * {@return this pile with the count at which it decides the game, drawn as in {@code 2/3}}
     *
     * @param goal the count, 1 or more
     * @throws IllegalArgumentException if the goal is below 1
     */
    public Pile withGoal(int goal) {
      if (goal < 1) {
        throw new IllegalArgumentException("A pile's goal must be 1 or more, not " + goal + ".");
      }
      return new Pile(new PileParts(style(), count(), marks(), OptionalInt.of(goal)));
    }

    Pile withCount(int newCount) {
      return new Pile(new PileParts(style(), newCount, marks(), goal()));
    }

    private Pile withStyle(Style newStyle) {
      return new Pile(new PileParts(newStyle, count(), marks(), goal()));
    }

    private Pile withMark(Emphasis emphasis) {
      Set<Emphasis> all = new HashSet<>(marks());
      all.add(emphasis);
      return new Pile(new PileParts(style(), count(), all, goal()));
    }

    /** {@return how they look} */
    public Style style() {
      return parts.style;
    }

    /** {@return how many, 0 or more} */
    public int count() {
      return parts.count;
    }

    /** {@return the count at which it decides the game, 1 or more; empty if none does} */
    public OptionalInt goal() {
      return parts.goal;
    }

    /** {@return why it is pointed out, in the order of the constants; unmodifiable} */
    public Set<Emphasis> marks() {
      return parts.marks;
    }

    @Override
    public String toString() {
      return count() + " " + style() + " " + marks();
    }
  }

  /**
   * A cell that is pointed out.
   *
   * @param cell the cell's name
   * @param emphasis why
   */
  public record Mark(String cell, Emphasis emphasis) {
    /** Creates a mark. */
    public Mark {
      Objects.requireNonNull(cell, "cell");
      Objects.requireNonNull(emphasis, "emphasis");
    }
  }

  /**
   * A line that joins two cells, or an arrow.
   *
   * @param from one cell's name
   * @param to the other cell's name
   * @param kind how it runs
   */
  public record Edge(String from, String to, EdgeKind kind) {
    /** Creates a line. */
    public Edge {
      Objects.requireNonNull(from, "from");
      Objects.requireNonNull(to, "to");
      Objects.requireNonNull(kind, "kind");
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
      Objects.requireNonNull(cell, "cell");
      Objects.requireNonNull(place, "place");
      if (text.isEmpty()) {
        throw new IllegalArgumentException("The caption of \"" + cell + "\" is empty.");
      }
    }

    private Caption turned() {
      return switch (place) {
        case ABOVE -> new Caption(cell, CaptionPlace.BELOW, text);
        case BELOW -> new Caption(cell, CaptionPlace.ABOVE, text);
        case LEFT -> new Caption(cell, CaptionPlace.RIGHT, text);
        case RIGHT -> new Caption(cell, CaptionPlace.LEFT, text);
        case COLUMN, ROW, INSIDE -> this;
      };
    }
  }

  Diagram(
      List<Cell> cells,
      List<Piece> pieces,
      List<Stock> stocks,
      List<Mark> marks,
      List<Edge> edges,
      List<Caption> captions) {
    super(new DiagramParts(cells, pieces, stocks, marks, edges, captions));
    DiagramChecks.places(this);
  }

  /** {@return an empty builder} */
  public static DiagramBuilder builder() {
    return new DiagramBuilder();
  }

  /**
   * {@return a diagram that shows only a text: one empty stock with it as the title}
   *
   * @param text a position's text
   */
  public static Diagram ofText(String text) {
    Objects.requireNonNull(text, "text");
    return builder().stock(new Stock(text, List.of())).build();
  }

  /**
   * {@return the cells, each name once, in drawing order: later ones cover earlier ones, except
   * that pictures let no cell cover a stack below it; unmodifiable}
   */
  public List<Cell> cells() {
    return parts.cells;
  }

  /** {@return the pieces on the board, lower levels first, each on a cell; unmodifiable} */
  public List<Piece> pieces() {
    return parts.pieces;
  }

  /** {@return the pieces beside the board, unmodifiable} */
  public List<Stock> stocks() {
    return parts.stocks;
  }

  /** {@return the cells to point out, unmodifiable; marks of missing cells are not drawn} */
  public List<Mark> marks() {
    return parts.marks;
  }

  /** {@return the lines and arrows that join cells, unmodifiable} */
  public List<Edge> edges() {
    return parts.edges;
  }

  /** {@return where the names of cells are written, unmodifiable} */
  public List<Caption> captions() {
    return parts.captions;
  }

  /**
   * {@return this diagram with more cells pointed out}
   *
   * @param cellNames the cells' names
   * @param emphasis why
   */
  public Diagram withMarks(List<String> cellNames, Emphasis emphasis) {
    Objects.requireNonNull(emphasis, "emphasis");
    List<Mark> all = new ArrayList<>(parts.marks);
    cellNames.forEach(cell -> all.add(new Mark(cell, emphasis)));
    return new Diagram(parts.cells, parts.pieces, parts.stocks, all, parts.edges, parts.captions);
  }

  /**
   * {@return this diagram with a pile pointed out}
   *
   * @param stock the name of the stock
   * @param piece the name of the pieces in the pile, as in {@link Style#name()}; a stock without
   *     them stays as it is
   * @param emphasis why
   */
  public Diagram withPileMark(String stock, String piece, Emphasis emphasis) {
    Objects.requireNonNull(stock, "stock");
    Objects.requireNonNull(piece, "piece");
    Objects.requireNonNull(emphasis, "emphasis");
    return withStocks(
        (in, pile) ->
            in.name().equals(stock) && pile.style().name().equals(piece)
                ? pile.withMark(emphasis)
                : pile);
  }

  /**
   * {@return this diagram after pieces have travelled, such as by a partly entered move} A piece
   * that is not at its origin is ignored.
   *
   * @param transfers the transfers, in order
   */
  public Diagram withTransfers(List<MoveChanges.Transfer> transfers) {
    Diagram diagram = this;
    for (MoveChanges.Transfer transfer : transfers) {
      diagram = DiagramTransfer.apply(diagram, transfer);
    }
    return diagram;
  }

  /**
   * {@return this diagram with an arrow for each piece that travels from cell to cell, such as by
   * the last move} Pieces that push each other along a line share one arrow.
   *
   * @param transfers the transfers, in order; those beyond the cells have no arrow
   */
  public Diagram withArrows(List<MoveChanges.Transfer> transfers) {
    List<Edge> all = new ArrayList<>(parts.edges);
    all.addAll(DiagramTransfer.arrows(this, transfers));
    return new Diagram(parts.cells, parts.pieces, parts.stocks, parts.marks, all, parts.captions);
  }

  /**
   * {@return what a screen reader announces for a cell: its name, its ground if that matters, and
   * what stands on it from the top down, such as {@code A5: black tzaar ×3}; titles in pictures
   * too}
   *
   * @param cell the cell's name
   * @param locale its language decides; English words stand if there is no translation
   * @throws IllegalArgumentException if there is no such cell
   */
  public String message(String cell, Locale locale) {
    Objects.requireNonNull(cell, "cell");
    Objects.requireNonNull(locale, "locale");
    Cell found = cell(cell).orElseThrow(() -> noCell(cell));
    String on =
        parts.pieces.stream()
            .filter(piece -> piece.cell().equals(cell))
            .map(piece -> piece.words(locale))
            .reduce((below, above) -> above + ", " + below)
            .map(": "::concat)
            .orElse("");
    return cell
        + (found.hasVisibleGround(locale) ? ", " + found.style().label().message(locale) : "")
        + on;
  }

  Optional<Cell> cell(String name) {
    return parts.cells.stream().filter(cell -> cell.name().equals(name)).findFirst();
  }

  static IllegalArgumentException noCell(String name) {
    return new IllegalArgumentException("There is no cell \"" + name + "\".");
  }

  /**
   * {@return this diagram turned by 180 degrees, as the player on the other side of the board sees
   * it} Cells keep their names, pieces point the other way, and captions stay upright: those of
   * columns below the board, those of rows to the left of it, and others on the other side of their
   * cells. The order of the stocks is reversed, because pictures show the first owned one on the
   * near side.
   */
  public Diagram withHalfTurn() {
    List<Stock> turned = new ArrayList<>(parts.stocks);
    Collections.reverse(turned);
    return new Diagram(
        each(parts.cells, Cell::turned),
        each(parts.pieces, Piece::turned),
        turned,
        parts.marks,
        parts.edges,
        each(parts.captions, Caption::turned));
  }

  /**
   * {@return this diagram with the symbols of a language, as drawings show it} The symbol of a
   * style is then the message whose key is that of its label with {@code .symbol} added, if there
   * is one, such as the first letter of a colour; a capital stays one.
   *
   * @param locale its language decides
   */
  public Diagram withSymbolsOf(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    Map<Style, Style> known = new HashMap<>();
    styles(cell -> true)
        .forEach(style -> known.computeIfAbsent(style, each -> each.withSymbolOf(locale)));
    if (known.entrySet().stream().allMatch(each -> each.getKey().equals(each.getValue()))) {
      return this;
    }
    UnaryOperator<Style> in = style -> known.getOrDefault(style, style);
    return new Diagram(
            each(parts.cells, cell -> cell.with(in.apply(cell.style()))),
            each(parts.pieces, piece -> piece.withStyle(in.apply(piece.style()))),
            parts.stocks,
            parts.marks,
            parts.edges,
            parts.captions)
        .withStocks((stock, pile) -> pile.withStyle(in.apply(pile.style())));
  }

  private static <A, B> List<B> each(List<A> list, Function<A, B> change) {
    return list.stream().map(change).collect(Collectors.toList());
  }

  /** Returns the styles of some cells, of all pieces and of all piles. */
  Stream<Style> styles(Predicate<Cell> cells) {
    return Stream.of(
            parts.cells.stream().filter(cells).map(Cell::style),
            parts.pieces.stream().map(Piece::style),
            parts.stocks.stream().flatMap(stock -> stock.piles().stream()).map(Pile::style))
        .flatMap(Function.identity());
  }

  Diagram withPieces(List<Piece> newPieces) {
    return new Diagram(
        parts.cells, newPieces, parts.stocks, parts.marks, parts.edges, parts.captions);
  }

  Diagram withStocks(BiFunction<Stock, Pile, Pile> newPile) {
    List<Stock> newStocks =
        each(
            parts.stocks,
            stock -> stock.withPiles(each(stock.piles(), pile -> newPile.apply(stock, pile))));
    return new Diagram(
        parts.cells, parts.pieces, newStocks, parts.marks, parts.edges, parts.captions);
  }

  private static OptionalInt ownedBy(int player) {
    OptionalInt owner = OptionalInt.of(player);
    Status.requirePlayer(owner);
    return owner;
  }

  /** Returns all that it is made of, in the order of the methods. */
  @Override
  public String toString() {
    return named("Diagram");
  }
}
