package io.github.boardrules.core;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a drawing of a position shows, in terms that need no knowledge of the game. Lengths are
 * measured in the distance of neighbouring cells' centres; x grows to the right and y upwards.
 *
 * <p>A pyramid is drawn as seen from above: the cells of its upper floors come later in the list
 * and lie between, or over, those of the floors below. Only centres nearer than three quarters
 * count as lying over each other.
 *
 * <pre>{@code
 * var rules = ZertzRules.basic();
 * var diagram = rules.diagram(rules.start());
 * diagram.cells().get(0).name();                  // ==> a1
 * diagram.stocks().get(0).piles().get(0).count(); // ==> 5
 * diagram.withMarks(List.of("d4"), Diagram.Emphasis.NEXT).marks();
 *     // ==> [Mark[cell=d4, emphasis=NEXT]]
 * }</pre>
 *
 * @param cells the places of the board, each name once, in drawing order: where two lie over each
 *     other, the later one covers the earlier one with its pieces. Unmodifiable
 * @param pieces the pieces on the board, lower levels first, each on one of the cells. Unmodifiable
 * @param stocks the pieces beside the board. Unmodifiable
 * @param marks what is to be pointed out; a mark of a cell that the board lacks is not drawn.
 *     Unmodifiable
 * @param edges the lines that join cells. Unmodifiable
 */
public record Diagram(
    List<Cell> cells, List<Piece> pieces, List<Stock> stocks, List<Mark> marks, List<Edge> edges) {

  private static final double FARTHEST = 1000;
  private static final Pattern COLOUR = Pattern.compile("#[0-9a-fA-F]{6}");

  /** The outline of a cell. */
  public enum Shape {
    /** A square with sides of length 1, parallel to the axes. */
    SQUARE,
    /** A regular hexagon whose opposite sides are 1 apart, two of them horizontal. */
    HEXAGON,
    /** A round place of diameter 1: a ring or a hollow. */
    ROUND,
    /** A point where lines cross. */
    POINT,
    /**
     * A place that is gone: nothing is there, but the drawing shows that something was. It is drawn
     * in one way for all games, without its look.
     */
    REMOVED
  }

  /** Why a cell is pointed out. */
  public enum Emphasis {
    /** A step may touch it next. */
    NEXT,
    /** It has been touched. */
    ENTERED,
    /** The last move changed it. */
    LAST,
    /** A refusal names it. */
    REFUSED
  }

  /**
   * How a kind of piece, or the ground of a cell, looks.
   *
   * @param name its name, as {@link Step.Piece} uses it
   * @param symbol one printable ASCII character that tells it from all others without colour; but
   *     where all grounds have letters or digits, and more than one, so that they are drawn beside
   *     the pieces too, a piece may have one of theirs
   * @param fill the colour of its inside, as {@code #rrggbb}
   * @param stroke the colour of its outline and of writing on it, as {@code #rrggbb}
   */
  public record Style(String name, char symbol, String fill, String stroke) {
    /**
     * Makes a look.
     *
     * @throws IllegalArgumentException when the symbol is not printable ASCII or a colour is not
     *     written as {@code #rrggbb}
     */
    public Style {
      if (symbol < ' ' || symbol > '~') {
        throw new IllegalArgumentException(
            "The symbol of \"" + name + "\" must be printable ASCII, not U+" + hex(symbol) + ".");
      }
      checkColour(name, fill);
      checkColour(name, stroke);
    }

    private static String hex(char symbol) {
      return Integer.toHexString(0x10000 + symbol).substring(1);
    }

    private static void checkColour(String name, String colour) {
      if (!COLOUR.matcher(colour).matches()) {
        throw new IllegalArgumentException(
            "A colour of \"" + name + "\" must be written as #rrggbb, not \"" + colour + "\".");
      }
    }
  }

  /**
   * A place of the board.
   *
   * @param name its name in the notation
   * @param x its centre, to the right; −1000 to 1000
   * @param y its centre, upwards; −1000 to 1000
   * @param shape its outline
   * @param style its ground; the symbol is drawn where no piece stands, and a letter or digit also
   *     beside a piece where the grounds of a board differ
   * @param label what is written on it; empty for nothing
   */
  public record Cell(String name, double x, double y, Shape shape, Style style, String label) {
    /**
     * Makes a cell.
     *
     * @throws IllegalArgumentException when the centre is out of range
     */
    public Cell {
      if (!(Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST)) {
        throw new IllegalArgumentException(
            "The centre of \"" + name + "\" is out of range: " + x + ", " + y + ".");
      }
    }
  }

  /**
   * A piece, or a stack of alike pieces, on a cell.
   *
   * @param cell the cell's name
   * @param level 0 on the cell itself, 1 on top of that, and so on
   * @param style how it looks
   * @param count how many pieces it stands for, 1 or more: a stack's height, drawn when above 1
   */
  public record Piece(String cell, int level, Style style, int count) {
    /**
     * Makes a piece.
     *
     * @throws IllegalArgumentException when the level is below 0 or the count below 1
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
   * @param title whose they are, or what they are for
   * @param piles how many of each kind, in a fixed order, zeros included. Unmodifiable
   */
  public record Stock(String title, List<Pile> piles) {
    /** Makes a stock; the list is copied. */
    public Stock {
      piles = List.copyOf(piles);
    }
  }

  /**
   * Alike pieces in a stock.
   *
   * @param style how they look
   * @param count how many, 0 or more
   */
  public record Pile(Style style, int count) {
    /**
     * Makes a pile.
     *
     * @throws IllegalArgumentException when the count is below 0
     */
    public Pile {
      if (count < 0) {
        throw new IllegalArgumentException("A pile's count must be 0 or more, not " + count + ".");
      }
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
   * A line that joins two cells. It is drawn under the cells; but one of a length above 1.5 that
   * ends at no point leaps, as a way between fields that are no neighbours: it is drawn over the
   * cells that it passes.
   *
   * @param from one cell's name
   * @param to the other cell's name
   */
  public record Edge(String from, String to) {}

  /**
   * Makes a diagram; the lists are copied.
   *
   * @throws IllegalArgumentException when two cells have one name, or a piece or a line names a
   *     cell that is not there
   */
  public Diagram {
    cells = List.copyOf(cells);
    pieces = List.copyOf(pieces);
    stocks = List.copyOf(stocks);
    marks = List.copyOf(marks);
    edges = List.copyOf(edges);
    Set<String> names = new HashSet<>();
    for (Cell cell : cells) {
      if (!names.add(cell.name())) {
        throw new IllegalArgumentException("Two cells have the name \"" + cell.name() + "\".");
      }
    }
    for (Piece piece : pieces) {
      checkCell(names, piece.cell());
    }
    for (Edge line : edges) {
      checkCell(names, line.from());
      checkCell(names, line.to());
    }
  }

  /**
   * Makes a diagram without lines; the lists are copied.
   *
   * @param cells the places of the board
   * @param pieces the pieces on the board
   * @param stocks the pieces beside the board
   * @param marks what is to be pointed out
   * @throws IllegalArgumentException when two cells have one name, or a piece names a cell that is
   *     not there
   */
  public Diagram(List<Cell> cells, List<Piece> pieces, List<Stock> stocks, List<Mark> marks) {
    this(cells, pieces, stocks, marks, List.of());
  }

  /**
   * A diagram of a text alone, for games that have no other.
   *
   * @param text a position's text
   * @return a diagram with one empty stock that bears the text as its title
   */
  public static Diagram ofText(String text) {
    return new Diagram(List.of(), List.of(), List.of(new Stock(text, List.of())), List.of());
  }

  /**
   * This diagram with more cells pointed out.
   *
   * @param cellNames the cells' names
   * @param emphasis why
   * @return a new diagram
   */
  public Diagram withMarks(List<String> cellNames, Emphasis emphasis) {
    List<Mark> all = new ArrayList<>(marks);
    for (String cell : cellNames) {
      all.add(new Mark(cell, emphasis));
    }
    return new Diagram(cells, pieces, stocks, all, edges);
  }

  private static void checkCell(Set<String> names, String cell) {
    if (!names.contains(cell)) {
      throw new IllegalArgumentException("There is no cell \"" + cell + "\".");
    }
  }
}
