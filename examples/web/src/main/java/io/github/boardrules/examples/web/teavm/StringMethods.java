package io.github.boardrules.examples.web.teavm;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Methods of {@link String} that TeaVM lacks, or has only with its large machine for regular
 * expressions; they become methods of strings themselves.
 */
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

  /**
   * Returns the parts between separators.
   *
   * @param separator one character, perhaps after a backslash; no other expression is understood
   * @param limit less than 0, for all parts
   */
  public String[] split(String separator, int limit) {
    boolean isEscaped = separator.length() == 2 && separator.charAt(0) == '\\';
    String literal = isEscaped ? separator.substring(1) : separator;
    if (literal.length() != 1 || limit >= 0) {
      throw new UnsupportedOperationException(separator);
    }
    String text = toString();
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int end = text.indexOf(literal); end >= 0; end = text.indexOf(literal, from)) {
      parts.add(text.substring(from, end));
      from = end + 1;
    }
    parts.add(text.substring(from));
    return parts.toArray(new String[0]);
  }
}
