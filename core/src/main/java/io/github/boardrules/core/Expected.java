package io.github.boardrules.core;

import java.io.Serializable;
import java.util.Locale;
import java.util.Map;

/**
 * Something that could have stood where a text goes wrong.
 *
 * <pre>{@code
 * Expected.of("rings");                             // ==> rings
 * Expected.range('a', 'c');                         // ==> a..c
 * Expected.range('a', 'c').message(Locale.ENGLISH); // ==> a to c
 * Expected.END_OF_TEXT.message(Locale.ENGLISH);     // ==> the end of the text
 * }</pre>
 */
public sealed interface Expected extends Serializable {
  /** The end of the text. */
  Expected END_OF_TEXT = new End(false);

  /** The end of a line. */
  Expected END_OF_LINE = new End(true);

  /**
   * Characters exactly as they are typed.
   *
   * @param text at least one character
   */
  record Literal(String text) implements Expected {
    /**
     * Creates a literal.
     *
     * @throws IllegalArgumentException if the text is empty
     */
    public Literal {
      if (text.isEmpty()) {
        throw new IllegalArgumentException("A literal has at least one character.");
      }
    }

    /** Returns words and numbers bare, punctuation in quotes, and the space by its name. */
    @Override
    public String message(Locale locale) {
      if (text.equals(" ")) {
        return TextReason.MESSAGES.text(locale, "space");
      }
      boolean bare = text.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '-');
      return bare && !text.equals("-") ? text : "'" + text + "'";
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /**
   * One character of a range.
   *
   * @param first the least character
   * @param last the greatest character
   */
  record Range(char first, char last) implements Expected {
    @Override
    public String message(Locale locale) {
      if (first == '!' && last == '~') {
        return TextReason.MESSAGES.text(locale, "printable");
      }
      return first == last
          ? new Literal(String.valueOf(first)).message(locale)
          : TextReason.MESSAGES.text(
              locale,
              "range",
              Map.of("first", String.valueOf(first), "last", String.valueOf(last)));
    }

    /** Returns the range as {@code a..c}. */
    @Override
    public String toString() {
      return first + ".." + last;
    }
  }

  /**
   * An end.
   *
   * @param ofLine true for the end of a line, false for the end of the text
   */
  record End(boolean ofLine) implements Expected {
    @Override
    public String message(Locale locale) {
      return TextReason.MESSAGES.text(locale, ofLine ? "line-end" : "end");
    }

    @Override
    public String toString() {
      return message(Locale.ENGLISH);
    }
  }

  /**
   * Returns a literal.
   *
   * @param text characters as they are typed, at least one
   * @return the literal
   * @throws IllegalArgumentException if the text is empty
   */
  static Expected of(String text) {
    return new Literal(text);
  }

  /**
   * Returns a range of characters.
   *
   * @param first the least character
   * @param last the greatest character
   * @return the range
   */
  static Expected range(char first, char last) {
    return new Range(first, last);
  }

  /**
   * Returns a phrase for people, to stand in a list of alternatives.
   *
   * @param locale its language decides; English where there is no translation
   * @return the phrase, without a full stop
   */
  String message(Locale locale);
}
