package io.github.boardrules.tzaar;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/**
 * Which condition a well-formed text breaks (RULES.md, "Variants" and "Errors in a text").
 *
 * <pre>{@code
 * try {
 *   TzaarRules.parse("tzaar:setup=random");
 * } catch (VariantException problem) {
 *   problem.reason(); // ==> SEED_MISSING
 * }
 * }</pre>
 */
public enum TzaarTextReason implements Reason {
  /** A random set-up without a seed. */
  SEED_MISSING,
  /** A seed without a random set-up. */
  SEED_UNUSED,
  /** A player's heights or stacks of a kind are more than his pieces. */
  TOO_MANY_PIECES,
  /** A phase of placing that does not fit the board. */
  BAD_PLACING,
  /** An opening that does not fit the board. */
  BAD_OPENING,
  /** No field is empty, though captures have been made. */
  NO_EMPTY_FIELD,
  /** Each player lacks a kind. */
  BOTH_LACK_A_KIND;

  @Override
  public String code() {
    return Reason.codeOf(this);
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return TzaarMessages.text(locale, "text." + code(), facts);
  }
}
