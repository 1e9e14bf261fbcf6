package io.github.boardrules.tzaar;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;

/** The ways in which a game ends (RULES.md, "End of the game"). */
enum TzaarEnding implements EnumReason {
  /** The winner has captured the opponent's last stack of a kind. */
  KIND_CAPTURED,
  /** The opponent has covered their own last stack of a kind. */
  KIND_COVERED,
  /** The opponent cannot capture at the beginning of their turn. */
  NO_CAPTURE;

  @Override
  public Messages messages() {
    return Variant.MESSAGES.withPrefix("ending.");
  }
}
