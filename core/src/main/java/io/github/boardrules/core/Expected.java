package io.github.boardrules.core;

import java.io.Serializable;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Something that could have stood where a text goes wrong: characters as they are typed, one
 * character of a range, or an end.
 *
 * <pre>{@code
 * Expected.of("rings");                             // ==> rings
 * Expected.range('a', 'c');                         // ==> a..c
 * Expected.range('a', 'c').message(Locale.ENGLISH); // ==> a to c
 * Expected.END_OF_TEXT.message(Locale.ENGLISH);     // ==> the end of the text
 * }</pre>
 */
public final class Expected implements Serializable {
  /** The end of the text. */
  public static final Expected END_OF_TEXT = new Expected("", "", "end");

  /** The end of a line. */
  public static final Expected END_OF_LINE = new Expected("", "", "line-end");

  private static final long serialVersionUID = 1L;

  /** The text, or the least character of the range; empty for an end. */
  private final String first;

  /** The text, or the greatest character of the range; empty for an end. */
  private final String last;

  /** The key of an end's phrase; empty for characters. */
  private final String endKey;

  private Expected(String first, String last, String endKey) {
    this.first = first;
    this.last = last;
    this.endKey = endKey;
  }

  /**
   * {@return characters that are expected as they are typed}
   *
   * @param text at least one character
   * @throws IllegalArgumentException if the text is empty
   */
  public static Expected of(String text) {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("At least one character must be expected.");
    }
    return new Expected(text, text, "");
  }

  /**
   * {@return a range of characters, of which one is expected}
   *
   * @param first the least character
   * @param last the greatest character
   */
  public static Expected range(char first, char last) {
    return new Expected(String.valueOf(first), String.valueOf(last), "");
  }

  /** {@return the text that is expected, or the least character of a range; empty for an end} */
  public String first() {
    return first;
  }

  /** {@return the text that is expected, or the greatest character of a range; empty for an end} */
  public String last() {
    return last;
  }

  /**
   * {@return a phrase for people, to stand in a list of alternatives: words and numbers bare,
   * punctuation in quotes, and the space, a range and an end in words, without a full stop}
   *
   * @param locale its language decides; English if there is no translation
   */
  public String message(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    if (!endKey.isEmpty()) {
      return TextReason.MESSAGES.message(locale, endKey);
    }
    if (first.equals("!") && last.equals("~")) {
      return TextReason.MESSAGES.message(locale, "printable");
    }
    if (!first.equals(last)) {
      return TextReason.MESSAGES.message(locale, "range", Map.of("first", first, "last", last));
    }
    if (first.equals(" ")) {
      return TextReason.MESSAGES.message(locale, "space");
    }
    boolean bare = first.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '-');
    return bare && !first.equals("-") ? first : "'" + first + "'";
  }

  @Override
  @SuppressWarnings("exports") // the annotations are optional at run time
  public boolean equals(@Nullable Object other) {
    return other instanceof Expected that
        && first.equals(that.first)
        && last.equals(that.last)
        && endKey.equals(that.endKey);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * first.hashCode() + last.hashCode()) + endKey.hashCode();
  }

  /** Returns the text, the range as {@code a..c}, or the end in English. */
  @Override
  public String toString() {
    if (!endKey.isEmpty()) {
      return message(Locale.ENGLISH);
    }
    return first.equals(last) ? first : first + ".." + last;
  }
}
