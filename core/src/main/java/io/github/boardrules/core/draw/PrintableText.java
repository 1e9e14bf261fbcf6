package io.github.boardrules.core.draw;

/** Makes the texts of a diagram fit for one line of a drawing. */
final class PrintableText {
  private PrintableText() {}

  /**
   * Returns the text with question marks for control characters, for characters for private use
   * and, unless {@code unicode} is set, for everything that is not ASCII.
   */
  static String of(String text, boolean unicode) {
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
