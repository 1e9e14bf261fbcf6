package io.github.boardrules.tzaar;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;

/** The conditions that a text can break (RULES.md, "Variants" and "Errors in a text"). */
enum TzaarTextReason implements EnumReason {
  /** A random set-up has no seed. */
  SEED_MISSING,
  /** A seed is given, but the set-up is not random. */
  SEED_UNUSED,
  /** A player has more pieces, or more stacks of a kind, than the game has. */
  TOO_MANY_PIECES,
  /** The phase is {@code place}, which does not fit the stacks or the player to move. */
  BAD_PLACING,
  /** The phase is {@code open}, which does not fit the stacks or the player to move. */
  BAD_OPENING,
  /** No field is empty, although a capture has been made. */
  NO_EMPTY_FIELD,
  /** Both players are missing a kind. */
  BOTH_LACK_A_KIND;

  @Override
  public Messages messages() {
    return Variant.MESSAGES.withPrefix("text.");
  }
}
