package io.github.boardrules.colorfield;

import io.github.boardrules.core.NotationException;
import java.util.List;
import java.util.Map;

/**
 * The well-formed layout items of one variant id, by key. Errors refer to the id.
 *
 * @param text the id
 * @param values the items
 */
record LayoutValues(String text, Map<String, String> values) {

  /** Returns the value of an item; an empty text if the id does not have the item. */
  String value(String key) {
    return values.getOrDefault(key, "");
  }

  /** Returns the elements of a list; none if the id does not have the item. */
  List<String> elements(String key) {
    String value = value(key);
    return value.isEmpty() ? List.of() : List.of(value.split("\\+", -1));
  }

  /** Returns the field with a name that the id contains. */
  Field field(String name) {
    return Field.named(text, name);
  }

  /** Checks that the id has an item. */
  void require(String key) {
    if (value(key).isEmpty()) {
      throw refused(ColorfieldTextReason.MISSING_ITEM, Map.of("key", key));
    }
  }

  /** Checks that a number is not too large. */
  void requireAtMost(ColorfieldTextReason reason, int count, int most) {
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
    return NotationException.broken(text, reason, facts);
  }
}
