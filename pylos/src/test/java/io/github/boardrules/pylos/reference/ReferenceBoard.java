package io.github.boardrules.pylos.reference;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The board, with all cells from the lowest level up (RULES.md, "Equipment and board"). */
public record ReferenceBoard(int base, List<ReferenceCell> cells) {
  private static final int MIN_LINE = 3;

  /** The board with a base. */
  public static ReferenceBoard of(int base) {
    List<ReferenceCell> cells = new ArrayList<>();
    for (int level = 1; level <= base; level++) {
      for (int column = 1; column <= base + 1 - level; column++) {
        for (int row = 1; row <= base + 1 - level; row++) {
          cells.add(new ReferenceCell(level, column, row));
        }
      }
    }
    return new ReferenceBoard(base, List.copyOf(cells));
  }

  /** How many rows, and columns, a level has. */
  public int side(int level) {
    return base + 1 - level;
  }

  /** The single cell of the highest level. */
  public ReferenceCell top() {
    return new ReferenceCell(base, 1, 1);
  }

  /** How many stones each player has: 15, or 7 on base 3. */
  public int stones() {
    return base == 4 ? 15 : 7;
  }

  /** The four cells that a cell above level 1 rests on; none for a cell of level 1. */
  public static Set<ReferenceCell> below(ReferenceCell cell) {
    return cell.level() == 1 ? Set.of() : square(cell.level() - 1, cell.column(), cell.row());
  }

  /** The cells that rest on a cell: up to four. */
  public List<ReferenceCell> above(ReferenceCell cell) {
    return cells.stream()
        .filter(other -> other.level() == cell.level() + 1 && below(other).contains(cell))
        .toList();
  }

  /** The 2x2 squares with a cell (RULES.md, "A move", completed pattern). */
  public List<Set<ReferenceCell>> squares(ReferenceCell cell) {
    List<Set<ReferenceCell>> squares = new ArrayList<>();
    for (int column = 1; column < side(cell.level()); column++) {
      for (int row = 1; row < side(cell.level()); row++) {
        Set<ReferenceCell> square = square(cell.level(), column, row);
        if (square.contains(cell)) {
          squares.add(square);
        }
      }
    }
    return squares;
  }

  /** The row and the column of a cell; none where they have only one or two cells. */
  public List<Set<ReferenceCell>> lines(ReferenceCell cell) {
    if (side(cell.level()) < MIN_LINE) {
      return List.of();
    }
    Set<ReferenceCell> row = new HashSet<>();
    Set<ReferenceCell> column = new HashSet<>();
    for (int i = 1; i <= side(cell.level()); i++) {
      row.add(new ReferenceCell(cell.level(), i, cell.row()));
      column.add(new ReferenceCell(cell.level(), cell.column(), i));
    }
    return List.of(row, column);
  }

  private static Set<ReferenceCell> square(int level, int column, int row) {
    return Set.of(
        new ReferenceCell(level, column, row),
        new ReferenceCell(level, column + 1, row),
        new ReferenceCell(level, column, row + 1),
        new ReferenceCell(level, column + 1, row + 1));
  }
}
