package io.github.boardrules.colorfield;

import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.TextCursor;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The layout items as options (RULES.md, "Layout items"); {@link LayoutBuilder} checks them. */
final class LayoutItems {
  static final String ROWS = "rows";
  static final String EXTRA = "extra";
  static final String LINK = "link";
  static final String CUT = "cut";
  static final String MIDDLE = "middle";
  static final String FULL_GATES = "fullgates";
  static final String EMPTY_GATES = "emptygates";
  static final String FULL = "full";
  static final String EMPTY = "empty";

  /** The items in the order of the rule page; the default of each is empty. Unmodifiable. */
  static final List<Option<String>> OPTIONS =
      List.of(
          Option.ofText(ROWS, "", LayoutItems::rows),
          list(EXTRA, cursor -> cursor.expectRange('a', 'z') + Field.read(cursor)),
          list(LINK, LayoutItems::pair),
          list(CUT, LayoutItems::pair),
          list(MIDDLE, Field::read),
          list(FULL_GATES, LayoutItems::gate),
          list(EMPTY_GATES, LayoutItems::gate),
          list(FULL, LayoutItems::piece),
          list(EMPTY, LayoutItems::piece));

  private LayoutItems() {}

  private static Option<String> list(String key, Function<TextCursor, String> element) {
    return Option.ofText(
        key,
        "",
        cursor -> {
          StringBuilder list = new StringBuilder(element.apply(cursor));
          while (cursor.accept('+')) {
            list.append('+').append(element.apply(cursor));
          }
          return list.toString();
        });
  }

  private static String rows(TextCursor cursor) {
    StringBuilder rows = new StringBuilder();
    do {
      rows.append(rows.length() == 0 ? "" : "/"); // Android has no isEmpty here
      Optional<Character> square = acceptSquare(cursor);
      if (square.isEmpty()) {
        throw cursor.failure();
      }
      while (square.isPresent()) {
        rows.append(square.get().charValue());
        square = acceptSquare(cursor);
      }
    } while (cursor.accept('/'));
    return rows.toString();
  }

  private static Optional<Character> acceptSquare(TextCursor cursor) {
    return cursor.accept('.') ? Optional.of('.') : cursor.acceptRange('a', 'z');
  }

  private static String pair(TextCursor cursor) {
    String one = Field.read(cursor);
    cursor.expect('-');
    return one + "-" + Field.read(cursor);
  }

  private static String gate(TextCursor cursor) {
    StringBuilder gate = new StringBuilder(pair(cursor));
    while (cursor.accept('-')) {
      gate.append('-').append(Field.read(cursor));
    }
    return gate.toString();
  }

  /** Reads a piece, which is not red: red pieces start in the gates and are not named. */
  private static String piece(TextCursor cursor) {
    char colour = cursor.acceptRange('a', 'q').orElseGet(() -> cursor.expectRange('s', 'z'));
    return colour + Field.read(cursor);
  }
}
