package io.github.boardrules.core.draw;

import java.util.ArrayList;
import java.util.List;

/** Makes texts fit for the lines of a drawing. */
final class DrawnText {
  private static final int MAX_WORD_LENGTH = 100;

  private DrawnText() {}

  /** Returns the lines of a text, broken at spaces or inside a very long word. */
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

  /**
   * Returns the text with question marks for what cannot be printed, or is not ASCII where asked.
   */
  static String printable(String text, boolean unicode) {
    StringBuilder letters = new StringBuilder();
    text.codePoints()
        .forEach(letter -> letters.appendCodePoint(isPrintable(letter, unicode) ? letter : '?'));
    return letters.toString();
  }

  private static boolean isPrintable(int letter, boolean unicode) {
    if (letter < 0x7F) {
      return letter >= ' ';
    }
    return unicode
        && !Character.isISOControl(letter)
        && Character.isDefined(letter)
        && Character.getType(letter) != Character.SURROGATE
        && Character.getType(letter) != Character.PRIVATE_USE;
  }
}
