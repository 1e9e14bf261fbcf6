package io.github.boardrules.pylos;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/**
 * The conditions that a well-formed text can break (RULES.md, "Variants" and "Notation").
 *
 * <pre>{@code
 * try {
 *   PylosRules.basic().notation().parsePosition("..../..../..../....|1../.../...|../..|. 1 0");
 * } catch (NotationException problem) {
 *   problem.reason(); // ==> UNSUPPORTED_STONE
 * }
 * }</pre>
 */
public enum PylosTextReason implements Reason {
  /** {@code takeback=none} together with {@code lines} or {@code limit}. */
  NOTHING_TO_TAKE_BACK,
  /** A stone has no support. Fact: {@code cell}. */
  UNSUPPORTED_STONE,
  /** A player has more than 15 stones on the board, or 7 on base 3. Fact: {@code stones}. */
  TOO_MANY_STONES,
  /** The count of take-back turns is above the limit. Fact: {@code limit}. */
  COUNT_ABOVE_LIMIT;

  @Override
  public String code() {
    return Reason.codeOf(this);
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return PylosMessages.text(locale, "text." + code(), facts);
  }
}
