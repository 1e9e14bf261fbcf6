package io.github.boardrules.core;

import java.util.ResourceBundle;

/**
 * Why a text is refused, in every game; a game adds the conditions of its own texts.
 *
 * <pre>{@code
 * try {
 *   ZertzRules.parse("zertz:rings=50");
 * } catch (VariantException problem) {
 *   problem.reason();             // ==> UNKNOWN_VALUE
 *   problem.facts().get("found"); // ==> 50
 * }
 * }</pre>
 */
public enum TextReason implements EnumReason {
  /** From some column on, the text can no longer be the beginning of a well-formed one. */
  MALFORMED,
  /** A variant id begins with no game's id. Facts: {@code found}, {@code expected}. */
  UNKNOWN_GAME,
  /** A variant id names an unknown option. Facts: {@code found}, {@code expected}. */
  UNKNOWN_OPTION,
  /** An option has an unknown value. Facts: {@code name}, {@code found}, {@code expected}. */
  UNKNOWN_VALUE,
  /** A text has another word than is due there. Facts: {@code found}, {@code expected}. */
  UNKNOWN_WORD,
  /** A variant id gives an option twice. Fact: {@code key}. */
  REPEATED_KEY,
  /** A number is out of range. Facts: {@code name}, {@code value}, {@code least}, {@code most}. */
  OUT_OF_RANGE,
  /** A record gives a header twice. Fact: {@code key}. */
  REPEATED_HEADER,
  /** A record has a form of a newer version. Facts: {@code found}, {@code wanted}. */
  NEWER_FORM,
  /** A record is of another variant. Facts: {@code found}, {@code wanted}. */
  OTHER_VARIANT,
  /** A record ends with another status than its moves. Facts: {@code found}, {@code wanted}. */
  OTHER_STATUS,
  /** Something stands before the move to which it would belong. Fact: {@code found}. */
  NOTE_WITHOUT_MOVE,
  /** A move has two comments, clocks or marks. Fact: {@code found}, how the second begins. */
  REPEATED_NOTE,
  /** Variations are nested too deeply. Fact: {@code most}. */
  NESTED_TOO_DEEPLY;

  /** All sentences of core's packages that are not about games of one module. */
  static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.core.messages", locale));

  @Override
  public Messages messages() {
    return MESSAGES;
  }
}
