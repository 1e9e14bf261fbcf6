package io.github.boardrules.javascript;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes values as JSON, in which JavaScript gets all answers. */
public final class JsonText {
  /** All whole numbers up to this one are numbers of JavaScript; others are written as texts. */
  private static final long MAX_NUMBER = (1L << 53) - 1;

  private JsonText() {}

  /**
   * Returns a value as JSON; equal maps have equal texts.
   *
   * @param value a map with strings as keys, a list, a string, a number or a truth value
   * @throws IllegalArgumentException if the value, or one in it, is of another type
   */
  public static String of(Object value) {
    if (value instanceof Map<?, ?> map) {
      return map.keySet().stream()
          .map(Object::toString)
          .sorted()
          .map(key -> string(key) + ":" + of(map.get(key)))
          .collect(Collectors.joining(",", "{", "}"));
    }
    if (value instanceof List<?> list) {
      return list.stream().map(JsonText::of).collect(Collectors.joining(",", "[", "]"));
    }
    if (value instanceof String string) {
      return string(string);
    }
    if (value instanceof Long number && (number > MAX_NUMBER || number < -MAX_NUMBER)) {
      return string(number.toString());
    }
    if (value instanceof Number || value instanceof Boolean) {
      return value.toString();
    }
    throw new IllegalArgumentException("There is no JSON for " + value + ".");
  }

  private static String string(String string) {
    StringBuilder text = new StringBuilder("\"");
    int from = 0;
    for (int i = 0; i < string.length(); i++) {
      char c = string.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') {
        text.append(string, from, i).append(escape(c));
        from = i + 1;
      }
    }
    return text.append(string, from, string.length()).append('"').toString();
  }

  private static String escape(char c) {
    return switch (c) {
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      case '\n' -> "\\n";
      default -> "\\u" + Integer.toHexString(0x10000 + c).substring(1);
    };
  }
}
