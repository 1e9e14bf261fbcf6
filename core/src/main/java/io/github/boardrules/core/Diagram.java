package io.github.boardrules.core;

import java.util.ArrayList;
import java.util.List;

/**
 * What a drawing of a position shows, in terms that need no knowledge of the game. Lengths are
 * measured in the distance of neighbouring cells' centres; x grows to the right and y upwards.
 *
 * @param cells the places of the board, in drawing order. Unmodifiable
 * @param pieces the pieces on the board, lower levels first. Unmodifiable
 * @param stocks the pieces beside the board. Unmodifiable
 * @param marks what is to be pointed out. Unmodifiable
 */
public record Diagram(List<Cell> cells, List<Piece> pieces, List<Stock> stocks, List<Mark> marks) {

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
    /** A place that is gone: nothing is there, but the drawing shows that something was. */
    GONE
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
   * @param symbol one printable ASCII character that tells it from all others without colour
   * @param fill the colour of its inside, as {@code #rrggbb}
   * @param line the colour of its outline and of writing on it, as {@code #rrggbb}
   */
  public record Look(String name, char symbol, String fill, String line) {}

  /**
   * A place of the board.
   *
   * @param name its name in the notation
   * @param x its centre, to the right
   * @param y its centre, upwards
   * @param shape its outline
   * @param look its ground; the symbol is drawn where no piece stands
   * @param label what is written on it; empty for nothing
   */
  public record Cell(String name, double x, double y, Shape shape, Look look, String label) {}

  /**
   * A piece, or a stack of alike pieces, on a cell.
   *
   * @param cell the cell's name
   * @param level 0 on the cell itself, 1 on top of that, and so on
   * @param look how it looks
   * @param count how many pieces it stands for, 1 or more: a stack's height, drawn when above 1
   */
  public record Piece(String cell, int level, Look look, int count) {}

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
   * @param look how they look
   * @param count how many, 0 or more
   */
  public record Pile(Look look, int count) {}

  /**
   * A cell that is pointed out.
   *
   * @param cell the cell's name
   * @param emphasis why
   */
  public record Mark(String cell, Emphasis emphasis) {}

  /** Makes a diagram; the lists are copied. */
  public Diagram {
    cells = List.copyOf(cells);
    pieces = List.copyOf(pieces);
    stocks = List.copyOf(stocks);
    marks = List.copyOf(marks);
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
    return new Diagram(cells, pieces, stocks, all);
  }
}
