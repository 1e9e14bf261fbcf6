package io.github.boardrules.examples.web;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Writes values as JSON, in which the page gets all answers. */
public final class JsonText {
  private final StringBuilder text = new StringBuilder();

  private JsonText() {}

  /**
   * Returns a value as JSON.
   *
   * @param value a map with strings as keys, a list, a string, a number or a truth value
   * @throws IllegalArgumentException if the value, or one in it, is of another type
   */
  public static String of(Object value) {
    JsonText json = new JsonText();
    json.append(value);
    return json.text.toString();
  }

  private void append(Object value) {
    if (value instanceof Map<?, ?> map) {
      appendMap(map);
    } else if (value instanceof List<?> list) {
      appendList(list);
    } else if (value instanceof String string) {
      appendString(string);
    } else if (value instanceof Integer || value instanceof Long || value instanceof Boolean) {
      text.append(value);
    } else {
      throw new IllegalArgumentException("There is no JSON for " + value + ".");
    }
  }

  /** Appends a map in the order of its keys, so that equal maps have equal texts. */
  private void appendMap(Map<?, ?> map) {
    SortedMap<String, Object> sorted = new TreeMap<>();
    map.forEach((key, value) -> sorted.put((String) key, value));
    text.append('{');
    String separator = "";
    for (Map.Entry<String, Object> entry : sorted.entrySet()) {
      text.append(separator);
      appendString(entry.getKey());
      text.append(':');
      append(entry.getValue());
      separator = ",";
    }
    text.append('}');
  }

  private void appendList(List<?> list) {
    text.append('[');
    String separator = "";
    for (Object each : list) {
      text.append(separator);
      append(each);
      separator = ",";
    }
    text.append(']');
  }

  private void appendString(String string) {
    text.append('"');
    int from = 0;
    for (int i = 0; i < string.length(); i++) {
      char c = string.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') {
        text.append(string, from, i);
        appendEscape(c);
        from = i + 1;
      }
    }
    text.append(string, from, string.length()).append('"');
  }

  private void appendEscape(char c) {
    switch (c) {
      case '"' -> text.append("\\\"");
      case '\\' -> text.append("\\\\");
      case '\n' -> text.append("\\n");
      default -> text.append("\\u").append(Integer.toHexString(0x10000 + c), 1, 5);
    }
  }
}
