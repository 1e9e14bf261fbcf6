package io.github.boardrules.pylos;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;

/** The conditions that a well-formed text can break (RULES.md, "Variants" and "Notation"). */
enum PylosTextReason implements EnumReason {
  /** {@code takeback=none} together with {@code lines} or {@code limit}. */
  NOTHING_TO_TAKE_BACK,
  /** A stone has no support. Fact: {@code cell}. */
  UNSUPPORTED_STONE,
  /** A player has more than 15 stones on the board, or 7 on base 3. Fact: {@code stones}. */
  TOO_MANY_STONES,
  /** The count of take-back turns is above the limit. Fact: {@code limit}. */
  COUNT_ABOVE_LIMIT;

  @Override
  public Messages messages() {
    return Variant.MESSAGES.withPrefix("text.");
  }
}
