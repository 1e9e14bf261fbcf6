package io.github.boardrules.core.draw;

/** Texts of a diagram, made fit for one line of a drawing. */
final class Letters {
  private Letters() {}

  /** The text with question marks for control letters and, unless wanted, all beyond ASCII. */
  static String of(String text, boolean unicode) {
    StringBuilder letters = new StringBuilder();
    text.codePoints()
        .forEach(letter -> letters.appendCodePoint(fits(letter, unicode) ? letter : '?'));
    return letters.toString();
  }

  private static boolean fits(int letter, boolean unicode) {
    if (letter < 0x7F) {
      return letter >= ' ';
    }
    return unicode
        && !Character.isISOControl(letter)
        && Character.isDefined(letter)
        && Character.getType(letter) != Character.SURROGATE;
  }
}
