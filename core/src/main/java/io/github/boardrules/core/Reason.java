package io.github.boardrules.core;

import java.util.Locale;
import java.util.Map;

/**
 * Why a move or a text is refused, or how a game has ended. Each game has its reasons as enums. A
 * code, once published, keeps its meaning and is never used again for another.
 *
 * <pre>{@code
 * Reason reason = ZertzReason.MUST_CAPTURE;
 * reason.code();                                         // ==> must-capture
 * NimEnding.TOOK_LAST.message(Locale.ENGLISH, Map.of()); // ==> the last ball has been taken.
 * }</pre>
 */
public interface Reason {

  /**
   * The stable code, such as {@code must-capture}, for programs.
   *
   * @return small letters, digits and hyphens
   */
  String code();

  /**
   * A sentence for people.
   *
   * @param locale Hungarian for {@code hu}; English for every other language
   * @param facts what the sentence names, by the names of its gaps; a gap without a fact stays
   *     visible as {@code {name}}
   * @return the sentence
   */
  String message(Locale locale, Map<String, String> facts);

  /**
   * The code of an enum constant: its name in small letters, with hyphens for underscores.
   *
   * @param constant a reason that is an enum constant
   * @return the code
   */
  static String codeOf(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
