package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes texts printable, and paints the symbols of a drawing, for each of which one character
 * stands while the lines are laid out.
 */
final class TextPaint {
  /** The first of the characters for private use, which no text of a drawing has. */
  private static final char FIRST = '\uE000';

  /** The signs of directions from up to up left, clockwise. */
  private static final List<String> DIRECTIONS =
      List.of("^", "^>", ">", "v>", "v", "v<", "<", "^<");

  private static final float EIGHTH = 45;

  private final Optional<Function<? super Style, String>> painter;
  private final boolean hasUnicode;
  private final List<Style> styles = new ArrayList<>();

  TextPaint(Optional<Function<? super Style, String>> painter, boolean hasUnicode) {
    this.painter = painter;
    this.hasUnicode = hasUnicode;
  }

  static Optional<Emphasis> strongest(Set<Emphasis> marks) {
    return Stream.of(Emphasis.REFUSED, Emphasis.ENTERED, Emphasis.NEXT, Emphasis.WIN, Emphasis.LAST)
        .filter(marks::contains)
        .findFirst();
  }

  /** Returns a text between the signs of the mark that matters most. */
  static String marked(String text, Set<Emphasis> marks) {
    if (marks.isEmpty()) {
      return text;
    }
    return switch (strongest(marks).orElseThrow()) {
      case NEXT -> "(" + text + ")";
      case ENTERED -> "[" + text + "]";
      case LAST -> "<" + text + ">";
      case REFUSED -> "!" + text + "!";
      case WIN -> "*" + text + "*";
    };
  }

  String printable(String text) {
    return printable(text, hasUnicode);
  }

  /** Returns the character that stands for a style's symbol while lines are laid out. */
  String symbol(Style style) {
    if (painter.isEmpty() || style.symbol() == ' ') {
      return String.valueOf(style.symbol());
    }
    if (!styles.contains(style)) {
      styles.add(style);
    }
    return String.valueOf((char) (FIRST + styles.indexOf(style)));
  }

  /** Returns the symbol of a piece, a count if that is above 1, and the sign of its direction. */
  String piece(Piece piece, long count) {
    String sign =
        piece.direction().isPresent()
            ? DIRECTIONS.get(Math.round(piece.direction().getAsInt() / EIGHTH) % DIRECTIONS.size())
            : "";
    return symbol(piece.style()) + (count == 1 ? "" : Long.toString(count)) + sign;
  }

  String painted(String text) {
    if (painter.isEmpty()) {
      return text;
    }
    List<String> symbols = styles.stream().map(painter.get()).collect(Collectors.toList());
    StringBuilder painted = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int index = c - FIRST;
      painted.append(0 <= index && index < symbols.size() ? symbols.get(index) : String.valueOf(c));
    }
    return painted.toString();
  }

  /** Returns the text with question marks for what cannot be printed, or is not ASCII. */
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
