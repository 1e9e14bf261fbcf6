package io.github.boardrules.nim;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Formats and parses moves on a grid (RULES.md, "Notation"). */
final class GridMoveText {
  private GridMoveText() {}

  static String format(GridMove move) {
    return move.cells().stream().map(Cell::toString).collect(Collectors.joining("+"));
  }

  static GridMove parse(String text, int cols, int rows) {
    List<String> names = names(text);
    List<Cell> cells = new ArrayList<>();
    for (String name : names) {
      cells.add(cell(text, name, cols, rows));
    }
    for (int i = 0; i < names.size(); i++) {
      if (names.indexOf(names.get(i)) < i) {
        throw refused(text, NimTextReason.CELL_TWICE, names.get(i));
      }
    }
    return new GridMove(cells);
  }

  private static List<String> names(String text) {
    TextCursor cursor = new TextCursor(text);
    List<String> names = new ArrayList<>();
    do {
      names.add(Cell.readColumn(cursor) + cursor.expectDigits());
    } while (cursor.accept('+'));
    cursor.expectEnd();
    return names;
  }

  private static Cell cell(String text, String name, int cols, int rows) {
    int column = name.charAt(0) - 'a';
    int row = name.length() == 2 ? name.charAt(1) - '0' : 0;
    if (column >= cols || row < 1 || row > rows) {
      throw refused(text, NimTextReason.NO_SUCH_CELL, name);
    }
    return new Cell(name.charAt(0), row);
  }

  private static NotationException refused(String text, NimTextReason reason, String cell) {
    return NotationException.broken(text, reason, Map.of("cell", cell));
  }
}
