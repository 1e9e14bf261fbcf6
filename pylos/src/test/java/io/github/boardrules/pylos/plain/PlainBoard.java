package io.github.boardrules.pylos.plain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The board (RULES.md, "Equipment and board").
 *
 * @param base the side of level 1; there are as many levels
 * @param cells all cells, from the lowest level up
 */
public record PlainBoard(int base, List<PlainCell> cells) {
  private static final int LEAST_LINE = 3;

  /** The board with a base. */
  public static PlainBoard of(int base) {
    List<PlainCell> cells = new ArrayList<>();
    for (int level = 1; level <= base; level++) {
      for (int column = 1; column <= base + 1 - level; column++) {
        for (int row = 1; row <= base + 1 - level; row++) {
          cells.add(new PlainCell(level, column, row));
        }
      }
    }
    return new PlainBoard(base, List.copyOf(cells));
  }

  /** How many rows, and columns, a level has. */
  public int side(int level) {
    return base + 1 - level;
  }

  /** The single cell of the highest level. */
  public PlainCell top() {
    return new PlainCell(base, 1, 1);
  }

  /** How many stones each player has: 15, or 7 on base 3. */
  public int stones() {
    return base == 4 ? 15 : 7;
  }

  /** The four cells that a cell above level 1 rests on; none for a cell of level 1. */
  public static Set<PlainCell> below(PlainCell cell) {
    return cell.level() == 1 ? Set.of() : square(cell.level() - 1, cell.column(), cell.row());
  }

  /** The cells that rest on a cell: as many as four. */
  public List<PlainCell> above(PlainCell cell) {
    return cells.stream()
        .filter(other -> other.level() == cell.level() + 1 && below(other).contains(cell))
        .toList();
  }

  /** The 2x2 squares with a cell (RULES.md, "A move", completed pattern). */
  public List<Set<PlainCell>> squares(PlainCell cell) {
    List<Set<PlainCell>> squares = new ArrayList<>();
    for (int column = 1; column < side(cell.level()); column++) {
      for (int row = 1; row < side(cell.level()); row++) {
        Set<PlainCell> square = square(cell.level(), column, row);
        if (square.contains(cell)) {
          squares.add(square);
        }
      }
    }
    return squares;
  }

  /** The row and the column of a cell; none where they have but two cells, or one. */
  public List<Set<PlainCell>> lines(PlainCell cell) {
    if (side(cell.level()) < LEAST_LINE) {
      return List.of();
    }
    Set<PlainCell> row = new HashSet<>();
    Set<PlainCell> column = new HashSet<>();
    for (int i = 1; i <= side(cell.level()); i++) {
      row.add(new PlainCell(cell.level(), i, cell.row()));
      column.add(new PlainCell(cell.level(), cell.column(), i));
    }
    return List.of(row, column);
  }

  private static Set<PlainCell> square(int level, int column, int row) {
    return Set.of(
        new PlainCell(level, column, row),
        new PlainCell(level, column + 1, row),
        new PlainCell(level, column, row + 1),
        new PlainCell(level, column + 1, row + 1));
  }
}
