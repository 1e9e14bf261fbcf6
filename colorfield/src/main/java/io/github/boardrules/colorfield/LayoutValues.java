package io.github.boardrules.colorfield;

import io.github.boardrules.core.NotationException;
import java.util.List;
import java.util.Map;

/**
 * The layout items of one variant id, well formed, by key. What breaks a condition of the page is
 * told as wrong with the id.
 *
 * @param text the id
 * @param values the items
 */
record LayoutValues(String text, Map<String, String> values) {

  /** The value of an item; empty where the id has none. */
  String value(String key) {
    return values.getOrDefault(key, "");
  }

  /** The elements of a list; none where the id has no such item. */
  List<String> elements(String key) {
    String value = value(key);
    return value.isEmpty() ? List.of() : List.of(value.split("\\+", -1));
  }

  /** The field with a name in the id. */
  Field field(String name) {
    return Field.named(text, name);
  }

  /** Refuses an id without an item. */
  void require(String key) {
    if (value(key).isEmpty()) {
      throw refused(ColorfieldTextReason.MISSING_ITEM, Map.of("key", key));
    }
  }

  /** Refuses too many of something. */
  void atMost(ColorfieldTextReason reason, int count, int most) {
    if (count > most) {
      throw refused(
          reason, Map.of("count", Integer.toString(count), "most", Integer.toString(most)));
    }
  }

  NotationException refused(ColorfieldTextReason reason, Field field, String key) {
    return refused(reason, Map.of("field", field.toString(), "key", key));
  }

  NotationException refused(ColorfieldTextReason reason, FieldPair pair) {
    return refused(
        reason, Map.of("field", pair.one().toString(), "other", pair.other().toString()));
  }

  NotationException refused(ColorfieldTextReason reason, Map<String, String> facts) {
    return new NotationException(text, reason, facts);
  }
}
