package io.github.boardrules.colorfield;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the picture of squares in the item {@code rows} (RULES.md, "Layout items"). */
final class ColourGrid {
  private static final int MAX_COLUMNS = 26;
  private static final int MAX_ROWS = 99;
  private static final char NO_FIELD = '.';

  private ColourGrid() {}

  /** Returns the squares with their colours; none if there is no picture. */
  static SortedMap<Field, Character> squares(LayoutValues values) {
    SortedMap<Field, Character> squares = new TreeMap<>();
    List<String> rows = rows(values);
    for (int row = 0; row < rows.size(); row++) {
      String colours = rows.get(rows.size() - 1 - row);
      for (int column = 0; column < colours.length(); column++) {
        if (colours.charAt(column) != NO_FIELD) {
          squares.put(Field.square(column, row), colours.charAt(column));
        }
      }
    }
    return squares;
  }

  /** Returns whether two squares share a side or a corner. */
  static boolean areNeighbours(Field one, Field other) {
    int across = Math.abs(one.letters().charAt(0) - other.letters().charAt(0));
    int up = Math.abs(one.number() - other.number());
    return Math.max(across, up) == 1;
  }

  /** Returns the rows from the top; checks that they are equally long and not too many. */
  private static List<String> rows(LayoutValues values) {
    String picture = values.value(LayoutItems.ROWS);
    if (picture.isEmpty()) {
      return List.of();
    }
    List<String> rows = List.of(picture.split("/", -1));
    int columns = rows.get(0).length();
    for (String row : rows) {
      if (row.length() != columns) {
        throw values.refused(
            ColorfieldTextReason.UNEQUAL_ROWS,
            Map.of("row", row, "length", Integer.toString(row.length()), "first", rows.get(0)));
      }
    }
    values.requireAtMost(ColorfieldTextReason.TOO_MANY_COLUMNS, columns, MAX_COLUMNS);
    values.requireAtMost(ColorfieldTextReason.TOO_MANY_ROWS, rows.size(), MAX_ROWS);
    return rows;
  }
}
