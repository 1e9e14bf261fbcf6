package io.github.boardrules.nim;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Formats and parses moves (RULES.md, "Notation"). */
final class MoveText {
  private MoveText() {}

  static String format(GridMove move) {
    return move.cells().stream().map(GridCell::toString).collect(Collectors.joining("+"));
  }

  static String format(HeapMove move) {
    return move.heap() + ":" + move.count();
  }

  static GridMove parse(String text, int cols, int rows) {
    List<String> names = TextCursor.parse(text, MoveText::names);
    List<GridCell> cells =
        names.stream().map(name -> cell(text, name, cols, rows)).collect(Collectors.toList());
    for (int i = 0; i < names.size(); i++) {
      if (names.indexOf(names.get(i)) < i) {
        throw refused(text, NimTextReason.CELL_TWICE, names.get(i));
      }
    }
    return new GridMove(cells);
  }

  static HeapMove parse(String text, int heaps) {
    TextCursor cursor = new TextCursor(text);
    String heap = cursor.expectDigits();
    cursor.expect(':');
    String count = cursor.expectDigits();
    cursor.expectEnd();
    check(text, NimTextReason.NO_SUCH_HEAP, "heap", heap, heaps);
    check(text, NimTextReason.BAD_COUNT, "count", count, HeapOptions.MAX_BALLS);
    return new HeapMove(number(heap), number(count));
  }

  /** Returns the value of digits; if there are more than two, one above every maximum. */
  static int number(String digits) {
    return digits.length() > 2 ? Integer.MAX_VALUE : Integer.parseInt(digits);
  }

  private static List<String> names(TextCursor cursor) {
    List<String> names = new ArrayList<>();
    do {
      names.add(GridCell.readColumn(cursor) + cursor.expectDigits());
    } while (cursor.accept('+'));
    return names;
  }

  private static GridCell cell(String text, String name, int cols, int rows) {
    int column = name.charAt(0) - 'a';
    int row = name.length() == 2 ? name.charAt(1) - '0' : 0;
    if (column >= cols || row < 1 || row > rows) {
      throw refused(text, NimTextReason.NO_SUCH_CELL, name);
    }
    return new GridCell(name.charAt(0), row);
  }

  private static void check(
      String text, NimTextReason reason, String name, String digits, int max) {
    int value = number(digits);
    if (value < 1 || value > max) {
      throw NotationException.broken(
          text, reason, Map.of(name, digits, "most", Integer.toString(max)));
    }
  }

  private static NotationException refused(String text, NimTextReason reason, String cell) {
    return NotationException.broken(text, reason, Map.of("cell", cell));
  }
}
