package io.github.boardrules.pikkpakk.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The board (RULES.md, "Equipment and board"). A cell is its name; what a step off the board leads
 * to has a name too, which no cell has.
 */
public record ReferenceBoard(int size) {
  /** The cells in a line of the block. */
  public static final int BLOCK = 7;

  /** Up, down, left and right. */
  public static final List<Character> DIRECTIONS = List.of('u', 'd', 'l', 'r');

  /** The cell in a column and a row, 1 to the size of the board. */
  public static String cell(int column, int row) {
    return (char) ('a' + column - 1) + Integer.toString(row);
  }

  /** The column of a cell: 1 for {@code a}. */
  public static int column(String cell) {
    return cell.charAt(0) - 'a' + 1;
  }

  public static int row(String cell) {
    return Integer.parseInt(cell.substring(1));
  }

  /** The cell that this many steps in a direction lead to. */
  public static String step(String cell, char direction, int cells) {
    return switch (direction) {
      case 'u' -> cell(column(cell), row(cell) + cells);
      case 'd' -> cell(column(cell), row(cell) - cells);
      case 'l' -> cell(column(cell) - cells, row(cell));
      case 'r' -> cell(column(cell) + cells, row(cell));
      default -> throw new IllegalArgumentException("No direction: " + direction);
    };
  }

  public static String step(String cell, char direction) {
    return step(cell, direction, 1);
  }

  public static char back(char direction) {
    return switch (direction) {
      case 'u' -> 'd';
      case 'd' -> 'u';
      case 'l' -> 'r';
      default -> 'l';
    };
  }

  /** The cells with balls from a cell onwards, up to the first empty one. */
  public static List<String> series(Map<String, Character> balls, String from, char direction) {
    List<String> series = new ArrayList<>();
    for (String at = from; balls.containsKey(at); at = step(at, direction)) {
      series.add(at);
    }
    return series;
  }

  public List<String> cells() {
    List<String> cells = new ArrayList<>();
    for (int column = 1; column <= size; column++) {
      for (int row = 1; row <= size; row++) {
        cells.add(cell(column, row));
      }
    }
    return cells;
  }

  public List<String> block() {
    return cells().stream().filter(this::isInBlock).toList();
  }

  /** The column and the row in which the block begins. */
  public int first() {
    return (size - BLOCK) / 2 + 1;
  }

  public boolean has(String cell) {
    return isBetween(cell, 1, size);
  }

  public boolean isInBlock(String cell) {
    return isBetween(cell, first(), first() + BLOCK - 1);
  }

  /** Whether a cell of the board is one of its outer cells. */
  public boolean isOnRim(String cell) {
    return !isBetween(cell, 2, size - 1);
  }

  public boolean isCorner(String cell) {
    return (column(cell) == 1 || column(cell) == size) && (row(cell) == 1 || row(cell) == size);
  }

  /** The up to four cells beside, above and below a cell. */
  public List<String> neighbours(String cell) {
    return DIRECTIONS.stream().map(direction -> step(cell, direction)).filter(this::has).toList();
  }

  private static boolean isBetween(String cell, int first, int last) {
    return column(cell) >= first && column(cell) <= last && row(cell) >= first && row(cell) <= last;
  }
}
