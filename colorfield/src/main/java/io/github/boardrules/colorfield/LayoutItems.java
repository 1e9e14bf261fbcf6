package io.github.boardrules.colorfield;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import io.github.boardrules.core.text.VariantOption;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The well-formed layout items of one variant id (RULES.md, "Layout items"), by key; {@link
 * LayoutBuilder} checks them. Errors refer to the id.
 */
record LayoutItems(String text, Map<String, String> values) {
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
  static final List<VariantOption<String>> OPTIONS =
      List.of(
          VariantOption.ofText(ROWS, "", LayoutItems::rows),
          list(EXTRA, cursor -> cursor.expectRange('a', 'z') + ColorfieldField.read(cursor)),
          list(LINK, LayoutItems::pair),
          list(CUT, LayoutItems::pair),
          list(MIDDLE, ColorfieldField::read),
          list(FULL_GATES, LayoutItems::gate),
          list(EMPTY_GATES, LayoutItems::gate),
          list(FULL, LayoutItems::piece),
          list(EMPTY, LayoutItems::piece));

  /** The standard layout (RULES.md, "The standard board" and "Set-up"). Unmodifiable. */
  static final Map<String, String> STANDARD =
      Map.of(
          ROWS,
          "wbnopygwbn/grwwbrpyyo/ynrbogwpnp/pgnogwrorn/gpyyrrbbor/robbrryypg/nrorwgongp"
              + "/pnpwgobrny/oyyprbwwrg/nbwgyponbw",
          MIDDLE,
          "e5+e6+f5+f6",
          FULL_GATES,
          "x1-b1-c1+x2-e1-f1+x3-h1-i1",
          EMPTY_GATES,
          "y1-b10-c10+y2-e10-f10+y3-h10-i10",
          FULL,
          "na1+oa2+pa3+bb1+wc1+gd1+ye1+pf1+og1+nh1+bi1+wj1+gj2+yj3",
          EMPTY,
          "ya8+ga9+wa10+bb10+nc10+od10+pe10+yf10+gg10+wh10+bi10+pj8+oj9+nj10");

  /** Returns the value of an item; an empty text if the id does not have the item. */
  String value(String key) {
    return values.getOrDefault(key, "");
  }

  /** Returns the elements of a list; none if the id does not have the item. */
  List<String> elements(String key) {
    String value = value(key);
    return value.isEmpty() ? List.of() : List.of(value.split("\\+", -1));
  }

  ColorfieldField field(String name) {
    return ColorfieldField.named(text, name);
  }

  void require(String key) {
    if (value(key).isEmpty()) {
      throw refused(ColorfieldTextReason.MISSING_ITEM, Map.of("key", key));
    }
  }

  void requireAtMost(ColorfieldTextReason reason, int count, int most) {
    if (count > most) {
      throw refused(
          reason, Map.of("count", Integer.toString(count), "most", Integer.toString(most)));
    }
  }

  NotationException refused(ColorfieldTextReason reason, ColorfieldField field, String key) {
    return refused(reason, Map.of("field", field.toString(), "key", key));
  }

  NotationException refused(ColorfieldTextReason reason, Adjacency.Pair pair) {
    return refused(
        reason, Map.of("field", pair.one().toString(), "other", pair.other().toString()));
  }

  NotationException refused(ColorfieldTextReason reason, Map<String, String> facts) {
    return NotationException.broken(text, reason, facts);
  }

  private static VariantOption<String> list(String key, Function<TextCursor, String> element) {
    return VariantOption.ofText(key, "", cursor -> joined(cursor, '+', element));
  }

  private static String joined(
      TextCursor cursor, char separator, Function<TextCursor, String> element) {
    StringBuilder joined = new StringBuilder(element.apply(cursor));
    while (cursor.accept(separator)) {
      joined.append(separator).append(element.apply(cursor));
    }
    return joined.toString();
  }

  private static String rows(TextCursor cursor) {
    StringBuilder rows = new StringBuilder();
    do {
      rows.append(rows.length() == 0 ? "" : "/"); // Android has no isEmpty here
      do {
        rows.append(cursor.accept('.') ? '.' : cursor.expectRange('a', 'z'));
      } while (cursor.peek('.') || cursor.peekRange('a', 'z'));
    } while (cursor.accept('/'));
    return rows.toString();
  }

  private static String pair(TextCursor cursor) {
    String one = ColorfieldField.read(cursor);
    cursor.expect('-');
    return one + "-" + ColorfieldField.read(cursor);
  }

  private static String gate(TextCursor cursor) {
    String gate = ColorfieldField.read(cursor);
    cursor.expect('-');
    return gate + "-" + joined(cursor, '-', ColorfieldField::read);
  }

  /** Reads a piece, which is not red: red pieces start in the gates and are not named. */
  private static String piece(TextCursor cursor) {
    char colour = cursor.acceptRange('a', 'q').orElseGet(() -> cursor.expectRange('s', 'z'));
    return colour + ColorfieldField.read(cursor);
  }
}
