package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Cell;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Where the names of a floor's cells are written, so that a reader finds each one.
 *
 * <p>Where columns and rows are straight, as on a square board, their letters and numbers stand in
 * the margins. Where only columns are, as on a board of hexagons, the names of each column's ends
 * stand above and below it. Names that neither way tells are written into their cells.
 *
 * @param columns by the column's index, what is written below it
 * @param rows by the row's index, what is written beside it
 * @param above the cells whose names stand above them
 * @param below the cells whose names stand below them
 * @param inside the names of the cells that bear them
 */
record Naming(
    Map<Integer, String> columns,
    Map<Integer, String> rows,
    List<Cell> above,
    List<Cell> below,
    Set<String> inside) {

  private static final int LONGEST_NUMBER = 9;

  /** The naming of a floor, whose cells have the given columns and rows. */
  static Naming of(List<Cell> cells, Axis across, Axis up) {
    Naming margins = margins(cells, across, up);
    if (margins.inside.size() * 4 <= cells.size()) {
      return margins;
    }
    Naming ends = ends(cells, across);
    return ends.inside.isEmpty() ? ends : inside(cells);
  }

  private static Naming margins(List<Cell> cells, Axis across, Axis up) {
    Map<Integer, List<String>> columnParts = new HashMap<>();
    Map<Integer, List<String>> rowParts = new HashMap<>();
    for (Cell cell : cells) {
      int column = across.index(cell.x());
      int row = up.index(cell.y());
      columnParts.computeIfAbsent(column, i -> new ArrayList<>()).add(columnPart(cell, up));
      rowParts.computeIfAbsent(row, i -> new ArrayList<>()).add(rowPart(cell, up));
    }
    Map<Integer, String> columns = new TreeMap<>();
    Map<Integer, String> rows = new TreeMap<>();
    Set<String> inside = new HashSet<>();
    for (Cell cell : cells) {
      int column = across.index(cell.x());
      int row = up.index(cell.y());
      String columnPart = columnPart(cell, up);
      String rowPart = rowPart(cell, up);
      if (prevails(columnPart, columnParts.getOrDefault(column, List.of()))
          && prevails(rowPart, rowParts.getOrDefault(row, List.of()))) {
        columns.put(column, columnPart);
        rows.put(row, rowPart);
      } else {
        inside.add(cell.name());
      }
    }
    return new Naming(columns, rows, List.of(), List.of(), inside);
  }

  private static Naming ends(List<Cell> cells, Axis across) {
    Map<Integer, List<Cell>> columns = new TreeMap<>();
    for (Cell cell : cells) {
      columns.computeIfAbsent(across.index(cell.x()), i -> new ArrayList<>()).add(cell);
    }
    List<Cell> above = new ArrayList<>();
    List<Cell> below = new ArrayList<>();
    for (List<Cell> column : columns.values()) {
      column.sort(Comparator.comparingDouble(Cell::y));
      if (!counted(column)) {
        return inside(cells);
      }
      below.add(column.get(0));
      above.add(column.get(column.size() - 1));
    }
    return new Naming(Map.of(), Map.of(), above, below, Set.of());
  }

  private static Naming inside(List<Cell> cells) {
    Set<String> names = new HashSet<>();
    cells.forEach(cell -> names.add(cell.name()));
    return new Naming(Map.of(), Map.of(), List.of(), List.of(), names);
  }

  /** Whether a column's names, from the bottom, have one beginning and count on by one. */
  private static boolean counted(List<Cell> column) {
    String letters = letters(column.get(0).name());
    String first = digits(column.get(0).name());
    if (column.size() < 2 || first.isEmpty() || first.length() > LONGEST_NUMBER) {
      return false;
    }
    int number = Integer.parseInt(first);
    for (Cell cell : column) {
      if (!cell.name().equals(letters + number)) {
        return false;
      }
      number++;
    }
    return true;
  }

  private static boolean prevails(String part, List<String> parts) {
    return parts.stream().filter(part::equals).count() * 4 >= parts.size() * 3L;
  }

  /** A board of one row needs no row numbers: whole names stand below it. */
  private static String columnPart(Cell cell, Axis up) {
    return up.size() == 1 ? cell.name() : letters(cell.name());
  }

  private static String rowPart(Cell cell, Axis up) {
    return up.size() == 1 ? "" : digits(cell.name());
  }

  private static String letters(String name) {
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
