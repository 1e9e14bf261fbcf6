package io.github.boardrules.core;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Thrown when a text is no move, position, variant or record.
 *
 * <p>There are three kinds:
 *
 * <ul>
 *   <li>A <b>malformed</b> text ({@link TextReason#MALFORMED}): from {@link #column()} on it can no
 *       longer be the beginning of a well-formed text, and {@link #expected()} lists what could
 *       stand there.
 *   <li>An <b>unknown word</b> ({@link TextReason#UNKNOWN_GAME} and the like): at {@link #column()}
 *       begins a word that is not one of the {@link #expected()} ones.
 *   <li>A well-formed text that breaks a <b>condition</b>: the condition is the {@link #reason()},
 *       and the column is one past the end.
 * </ul>
 *
 * <pre>{@code
 * try {
 *   ZertzMove.parse("Wd4,z1");
 * } catch (NotationException problem) {
 *   problem.column();                // ==> 5
 *   problem.expected();              // ==> [a..i]
 *   problem.message(Locale.ENGLISH); // ==> character 5: expected a to i here.
 * }
 * }</pre>
 */
@SuppressWarnings("serial") // copies of lists and maps are serializable
public class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** The whole text. */
  private final String text;

  /** Where it goes wrong, in characters from 1. */
  private final int column;

  /** What is wrong. */
  private final Reason reason;

  /** The values of the placeholders of the reason's sentence. */
  private final Map<String, String> facts;

  /** What could have stood at the column. */
  private final List<Expected> expected;

  NotationException(
      String text, int column, Reason reason, Map<String, String> facts, List<Expected> expected) {
    this.text = text;
    this.column = column;
    this.reason = reason;
    this.facts = Map.copyOf(facts);
    this.expected = List.copyOf(expected);
  }

  /**
   * {@return the exception of a text that goes wrong at one place}
   *
   * @param text the whole text
   * @param column the first character that is wrong, from 1; one past the end if the text is too
   *     short
   * @param reason what is wrong
   * @param facts the values of the placeholders of the reason's sentence
   * @param expected what could stand there
   */
  public static NotationException at(
      String text, int column, Reason reason, Map<String, String> facts, List<Expected> expected) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(reason, "reason");
    Objects.requireNonNull(facts, "facts");
    Objects.requireNonNull(expected, "expected");
    return new NotationException(text, column, reason, facts, expected);
  }

  /**
   * {@return the exception of a malformed text}
   *
   * @param text the whole text
   * @param column the first character that is wrong, from 1; one past the end if the text is too
   *     short
   * @param expected what could stand there
   */
  public static NotationException malformed(String text, int column, List<Expected> expected) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(expected, "expected");
    return at(text, column, TextReason.MALFORMED, Map.of(), expected);
  }

  /**
   * {@return the exception of a well-formed text that breaks a condition, one past its end}
   *
   * @param text the whole text
   * @param reason the condition
   * @param facts the values of the placeholders of the reason's sentence
   */
  public static NotationException broken(String text, Reason reason, Map<String, String> facts) {
    Objects.requireNonNull(reason, "reason");
    Objects.requireNonNull(facts, "facts");
    return at(text, text.length() + 1, reason, facts, List.of());
  }

  /**
   * {@return this problem as one of a longer text}
   *
   * @param whole a text of which the {@link #text()} is a part
   * @param offset how many characters of the longer text precede the part
   */
  public NotationException within(String whole, int offset) {
    Objects.requireNonNull(whole, "whole");
    return at(whole, column + offset, reason, facts, expected);
  }

  /** {@return the text that was refused} */
  public final String text() {
    return text;
  }

  /** {@return where the text goes wrong, counted in characters: 1 to its length + 1} */
  public final int column() {
    return column;
  }

  /** {@return the line of the text that goes wrong, from 1; 1 if the text is one line} */
  public final int line() {
    return 1 + (int) text.chars().limit(Math.max(0, column - 1L)).filter(c -> c == '\n').count();
  }

  /** {@return where the {@link #line()} goes wrong, in characters: 1 to its length + 1} */
  public final int columnInLine() {
    return column - 1 - text.lastIndexOf('\n', column - 2);
  }

  /** {@return {@link TextReason#MALFORMED}, an unknown word, or the condition that is broken} */
  public final Reason reason() {
    return reason;
  }

  /**
   * {@return the facts of the reason's sentence, unmodifiable; of a malformed text only {@code
   * found} if nobody sees what stands there: its code point, as {@code U+FEFF}}
   */
  public final Map<String, String> facts() {
    return facts;
  }

  /** {@return what could have stood there, an end last; empty for a condition; unmodifiable} */
  public final List<Expected> expected() {
    return expected;
  }

  /** {@return {@link #message} in English} It is made at each call, as most do not need it. */
  @Override
  public final String getMessage() {
    return message(Locale.ENGLISH);
  }

  /**
   * {@return the problem as one line for people} It begins with the place where the text goes
   * wrong; if the text breaks a condition as a whole, with the text, unless that has several lines.
   *
   * @param locale its language decides; English where there is no translation
   */
  public final String message(Locale locale) {
    Locale whole =
        TextReason.MESSAGES.isIn(locale) && reason.isIn(locale) ? locale : Locale.ENGLISH;
    String problem = messageWithoutPlace(whole);
    boolean isOneLine = text.indexOf('\n') < 0;
    String key;
    if (!expected.isEmpty()) {
      key = isOneLine ? "column" : "line-column";
    } else if (isOneLine) {
      key = "whole-text";
    } else if (column <= text.length()) {
      key = "line";
    } else {
      return problem;
    }
    String line = Integer.toString(line());
    String at = Integer.toString(columnInLine());
    String start = Messages.excerpt(text);
    return TextReason.MESSAGES.message(
        whole, key, Map.of("problem", problem, "text", start, "line", line, "column", at));
  }

  /**
   * {@return what is wrong, for people, without the place}
   *
   * @param locale its language decides; English where there is no translation
   */
  public final String messageWithoutPlace(Locale locale) {
    if (reason != TextReason.MALFORMED) {
      return reason.message(locale, facts);
    }
    Map<String, String> all = new HashMap<>(facts);
    all.put("expected", alternatives(locale, expected));
    return TextReason.MESSAGES.message(locale, facts.isEmpty() ? "malformed" : "unseen", all);
  }

  /** Joins alternatives as {@code a, b or c}. */
  private static String alternatives(Locale locale, List<Expected> expected) {
    List<String> texts =
        expected.stream().map(each -> each.message(locale)).collect(Collectors.toList());
    int last = texts.size() - 1;
    if (last < 1) {
      return String.join("", texts);
    }
    String or = TextReason.MESSAGES.message(locale, "or");
    return String.join(", ", texts.subList(0, last)) + or + texts.get(last);
  }
}
