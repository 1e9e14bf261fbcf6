package io.github.boardrules.zertz;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/**
 * Which condition a well-formed text breaks (RULES.md, "Notation").
 *
 * <pre>{@code
 * try {
 *   ZertzMove.parse("Bd7,b2xWa2Wa1");
 * } catch (NotationException problem) {
 *   problem.reason(); // ==> CLAIMS_NOT_ASCENDING
 * }
 * }</pre>
 */
public enum ZertzTextReason implements Reason {
  /** A claim list whose places do not ascend strictly. */
  CLAIMS_NOT_ASCENDING,
  /**
   * Pool, holdings and board do not add up to the variant's marbles. Facts: {@code marble}, {@code
   * count}, {@code due}.
   */
  WRONG_MARBLES,
  /** A lapse, or the duty to capture after one, where no capture is possible. */
  NOTHING_TO_CAPTURE;

  @Override
  public String code() {
    return Reason.codeOf(this);
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return ZertzMessages.text(locale, "text." + code(), facts);
  }
}
