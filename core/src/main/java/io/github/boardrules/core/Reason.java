package io.github.boardrules.core;

import java.io.Serializable;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * Why a move or a text is refused, or how a game has ended. A program tells reasons apart by their
 * codes, which the rule page of a game lists. A code, once published, keeps its meaning and is
 * never used for another.
 *
 * <p>A reason is immutable, and serializable because exceptions carry it.
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * Reason reason = rules.refusal(rules.start(), ZertzMove.parse("Wd4")).orElseThrow().reason();
 * reason.code(); // ==> must-remove
 * }</pre>
 */
public interface Reason extends Serializable {

  /** {@return the stable code, as {@code must-capture}: lower-case letters, digits, hyphens} */
  String code();

  /**
   * {@return a sentence for people}
   *
   * @param locale its language decides; English if there is no translation
   * @param facts the values of the sentence's placeholders by name; a placeholder without a value
   *     stays visible as {@code {name}}
   */
  String message(Locale locale, Map<String, String> facts);

  /**
   * {@return whether the sentence is translated, or in English; true by default} If not, a sentence
   * that contains it is in English as a whole.
   *
   * @param locale its language decides
   */
  default boolean isIn(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    return true;
  }
}
