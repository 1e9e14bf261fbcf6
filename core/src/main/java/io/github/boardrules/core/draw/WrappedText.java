package io.github.boardrules.core.draw;

import java.util.ArrayList;
import java.util.List;

/** Breaks a text into lines. */
final class WrappedText {
  private static final int MAX_WORD_LENGTH = 100;

  private WrappedText() {}

  /**
   * Returns the lines of a text, broken at spaces so that each has at most so many characters, or
   * inside a very long word.
   */
  static List<String> lines(String text, int maxLength) {
    List<String> lines = new ArrayList<>();
    String rest = text.strip();
    while (rest.length() > maxLength) {
      int space = rest.lastIndexOf(' ', maxLength);
      int next = space > 0 ? space : rest.indexOf(' ');
      int end = Math.min(next > 0 ? next : rest.length(), MAX_WORD_LENGTH);
      lines.add(rest.substring(0, end));
      rest = rest.substring(end).strip();
    }
    if (!rest.isEmpty()) {
      lines.add(rest);
    }
    return lines;
  }
}
