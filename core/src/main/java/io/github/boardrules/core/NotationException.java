package io.github.boardrules.core;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Thrown if a text is not a move, position, variant or record.
 *
 * <p>There are three kinds:
 *
 * <ul>
 *   <li>A <b>malformed</b> text ({@link TextReason#MALFORMED}): from {@link #offset()} on it can no
 *       longer be the beginning of a well-formed text, and {@link #expected()} lists what could
 *       stand there.
 *   <li>An <b>unknown word</b> ({@link TextReason#UNKNOWN_GAME} and the like): at {@link #offset()}
 *       begins a word that is not one of the {@link #expected()} ones.
 *   <li>A well-formed text that breaks a <b>condition</b>: the condition is the {@link #reason()},
 *       and the column is one past the end, the offset the length.
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

  private final String text;
  private final int offset;
  private final Reason reason;
  private final Map<String, String> facts;
  private final List<Expected> expected;

  NotationException(
      String text, int offset, Reason reason, Map<String, String> facts, List<Expected> expected) {
    this.text = text;
    this.offset = offset;
    this.reason = reason;
    this.facts = Map.copyOf(facts);
    this.expected = List.copyOf(expected);
  }

  /**
   * {@return the exception of a text that goes wrong at one place}
   *
   * @param text the whole text
   * @param offset how many characters come before the first wrong one; all if the text is too short
   * @param reason what is wrong
   * @param facts the values of the placeholders of the reason's sentence
   * @param expected what could stand there
   */
  public static NotationException at(
      String text, int offset, Reason reason, Map<String, String> facts, List<Expected> expected) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(reason, "reason");
    Objects.requireNonNull(facts, "facts");
    Objects.requireNonNull(expected, "expected");
    return new NotationException(text, offset, reason, facts, expected);
  }

  /**
   * {@return the exception of a malformed text}
   *
   * @param text the whole text
   * @param offset how many characters come before the first wrong one; all if the text is too short
   * @param expected what could stand there
   */
  public static NotationException malformed(String text, int offset, List<Expected> expected) {
    return at(text, offset, TextReason.MALFORMED, Map.of(), expected);
  }

  /**
   * {@return the exception of a well-formed text that breaks a condition, one past its end}
   *
   * @param text the whole text
   * @param reason the condition
   * @param facts the values of the placeholders of the reason's sentence
   */
  public static NotationException broken(String text, Reason reason, Map<String, String> facts) {
    return at(text, text.length(), reason, facts, List.of());
  }

  /**
   * {@return this problem as one of a longer text}
   *
   * @param whole a text of which the {@link #text()} is a part
   * @param start how many characters of the longer text precede the part
   */
  public NotationException within(String whole, int start) {
    Objects.requireNonNull(whole, "whole");
    return at(whole, start + offset, reason, facts, expected);
  }

  /** {@return the text that was refused} */
  public final String text() {
    return text;
  }

  /** {@return how many characters of the text come before the first wrong one, at most all} */
  public final int offset() {
    return offset;
  }

  /** {@return the line of the text that goes wrong, from 1; 1 if the text is one line} */
  public final int line() {
    return 1 + (int) text.chars().limit(Math.max(0, offset)).filter(c -> c == '\n').count();
  }

  /** {@return where the {@link #line()} goes wrong, in characters: 1 to its length + 1} */
  public final int column() {
    return offset - text.lastIndexOf('\n', offset - 1);
  }

  /** {@return {@link TextReason#MALFORMED}, an unknown word, or the condition that is broken} */
  public final Reason reason() {
    return reason;
  }

  /**
   * {@return the facts of the reason's sentence, unmodifiable; of a malformed text only {@code
   * found}, the code point of an invisible character, such as {@code U+FEFF}}
   */
  public final Map<String, String> facts() {
    return facts;
  }

  /** {@return what could have stood there, an end last; empty for a condition; unmodifiable} */
  public final List<Expected> expected() {
    return expected;
  }

  /** {@return {@link #message} in English} It is made at each call, because few callers need it. */
  @Override
  public final String getMessage() {
    return message(Locale.ENGLISH);
  }

  /**
   * {@return the problem as one line for people} It begins with the place where the text goes
   * wrong, or with the text if that breaks a condition as a whole and is one line.
   *
   * @param locale its language decides; English if there is no translation
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
    } else if (offset < text.length()) {
      key = "line";
    } else {
      return problem;
    }
    String line = Integer.toString(line());
    String at = Integer.toString(column());
    String start = Messages.excerpt(text);
    return TextReason.MESSAGES.message(
        whole, key, Map.of("problem", problem, "text", start, "line", line, "column", at));
  }

  /**
   * {@return what is wrong, for people, without the place}
   *
   * @param locale its language decides; English if there is no translation
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
