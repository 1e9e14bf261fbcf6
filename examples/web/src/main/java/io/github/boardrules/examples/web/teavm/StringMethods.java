package io.github.boardrules.examples.web.teavm;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Methods of {@link String} that TeaVM lacks; they become methods of strings themselves. */
final class StringMethods {
  private StringMethods() {}

  /** Returns the lines of this string, which may end with a line feed. */
  public Stream<String> lines() {
    String text = toString();
    List<String> lines = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int end = text.indexOf('\n', from);
      if (end < 0) {
        end = text.length();
      }
      lines.add(text.substring(from, end));
      from = end + 1;
    }
    return lines.stream();
  }
}
