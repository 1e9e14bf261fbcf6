package io.github.boardrules.core;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Thrown when a text is no move, position, variant or record.
 *
 * <p>There are two kinds. A <b>malformed</b> text ({@link CoreReason#MALFORMED}) can from {@link
 * #column()} on no longer be the beginning of a well-formed one, and {@link #expected()} says what
 * could stand there. A well-formed text that breaks a <b>condition</b> has that condition as its
 * {@link #reason()}, and its column is one past its end.
 *
 * <pre>{@code
 * try {
 *   ZertzMove.parse("Wd4,z1");
 * } catch (NotationException problem) {
 *   problem.column();                // ==> 5
 *   problem.expected();              // ==> [a..i]
 *   problem.message(Locale.ENGLISH); // ==> column 5: expected 'a..i'.
 * }
 * }</pre>
 */
@SuppressWarnings("serial") // a reason is a value for programs, not part of a serial form
public class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** What {@link #expected()} holds where the text might have ended. */
  public static final String END = "";

  /** What {@link #expected()} holds where a line might have ended. */
  public static final String LINE_END = "\n";

  /** The whole text. */
  private final String text;

  /** Where it goes wrong, from 1. */
  private final int column;

  /** What is wrong. */
  private final Reason reason;

  /** What the reason's sentence names. */
  private final Map<String, String> facts;

  /** What could have stood at the column. */
  private final List<String> expected;

  private NotationException(
      String text, int column, Reason reason, Map<String, String> facts, List<String> expected) {
    super(message(Locale.ENGLISH, column, reason, facts, expected));
    this.text = text;
    this.column = column;
    this.reason = reason;
    this.facts = Map.copyOf(facts);
    this.expected = List.copyOf(expected);
  }

  /**
   * A malformed text.
   *
   * @param text the whole text
   * @param column the first column that is wrong, from 1; one past the end if the text is too short
   * @param expected what could stand there: words as they are typed, ranges as {@code 1..9}, {@link
   *     #END} for the end of the text, {@link #LINE_END} for that of a line
   */
  public NotationException(String text, int column, List<String> expected) {
    this(text, column, CoreReason.MALFORMED, Map.of(), expected);
  }

  /**
   * A well-formed text that breaks a condition. The column is one past its end.
   *
   * @param text the whole text
   * @param reason the condition
   * @param facts what the reason's sentence names
   */
  public NotationException(String text, Reason reason, Map<String, String> facts) {
    this(text, text.length() + 1, reason, facts, List.of());
  }

  /**
   * The same problem, found in a part of a longer text.
   *
   * @param whole the longer text
   * @param problem what is wrong with the part
   * @param offset how many characters come before the part
   */
  public NotationException(String whole, NotationException problem, int offset) {
    this(whole, problem.column + offset, problem.reason, problem.facts, problem.expected);
  }

  /**
   * The text that was refused.
   *
   * @return the whole text
   */
  public final String text() {
    return text;
  }

  /**
   * Where the text goes wrong.
   *
   * @return 1 to the text's length + 1
   */
  public final int column() {
    return column;
  }

  /**
   * What is wrong.
   *
   * @return {@link CoreReason#MALFORMED}, or the condition that is broken
   */
  public final Reason reason() {
    return reason;
  }

  /**
   * What the reason's sentence names.
   *
   * @return unmodifiable; empty for a malformed text
   */
  public final Map<String, String> facts() {
    return facts;
  }

  /**
   * What could have stood at the column.
   *
   * @return unmodifiable, words as they are typed, ranges as {@code 1..9}, {@link #END} for the end
   *     of the text, {@link #LINE_END} for that of a line; empty for a broken condition
   */
  public final List<String> expected() {
    return expected;
  }

  /**
   * The column and the sentence in a language.
   *
   * @param locale Hungarian for {@code hu}; English for every other language
   * @return one line
   */
  public final String message(Locale locale) {
    return message(locale, column, reason, facts, expected);
  }

  private static String message(
      Locale locale, int column, Reason reason, Map<String, String> facts, List<String> expected) {
    String sentence =
        reason == CoreReason.MALFORMED
            ? reason.message(locale, Map.of("expected", alternatives(locale, expected)))
            : reason.message(locale, facts);
    return CoreReason.MESSAGES.text(
        locale, "column", Map.of("column", Integer.toString(column), "problem", sentence));
  }

  private static String alternatives(Locale locale, List<String> expected) {
    StringBuilder list = new StringBuilder();
    for (int i = 0; i < expected.size(); i++) {
      if (i > 0) {
        boolean last = i == expected.size() - 1;
        list.append(last ? CoreReason.MESSAGES.text(locale, "or", Map.of()) : ", ");
      }
      list.append(alternative(locale, expected.get(i)));
    }
    return list.toString();
  }

  private static String alternative(Locale locale, String token) {
    return switch (token) {
      case END -> CoreReason.MESSAGES.text(locale, "end", Map.of());
      case LINE_END -> CoreReason.MESSAGES.text(locale, "line-end", Map.of());
      default -> "'" + token + "'";
    };
  }
}
