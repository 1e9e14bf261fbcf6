package io.github.boardrules.zertz;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;
import java.util.Locale;
import java.util.Map;

/** The conditions that a well-formed text can break (RULES.md, "Notation"). */
enum ZertzTextReason implements EnumReason {
  /** The claimed cells are not in strictly ascending order. */
  CLAIMS_NOT_ASCENDING,
  /**
   * Pool, holdings and board do not add up to the variant's marbles. Facts: {@code marble}, a
   * colour's letter, {@code count}, {@code due}.
   */
  WRONG_MARBLES,
  /** A capture is said to be ignored or due although none is possible. */
  NOTHING_TO_CAPTURE;

  @Override
  public Messages messages() {
    return Variant.MESSAGES.withPrefix("text.");
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return messages().message(locale, code(), ZertzReason.withColourNames(locale, facts));
  }
}
