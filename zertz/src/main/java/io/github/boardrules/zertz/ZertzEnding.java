package io.github.boardrules.zertz;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;

/** The ways in which a game ends (RULES.md, "End of the game"). */
enum ZertzEnding implements EnumReason {
  /** The winner holds enough marbles of each colour. */
  EACH,
  /** The winner holds enough white marbles. */
  WHITE,
  /** The winner holds enough grey marbles. */
  GREY,
  /** The winner holds enough black marbles. */
  BLACK,
  /** No ring is vacant: the player who has just moved wins. */
  FULL_BOARD,
  /** Nobody has a marble to place and no capture is possible: a draw. */
  NO_MARBLES,
  /** Too many turns in a row have passed in which no ring left the board: a draw. */
  STALL;

  @Override
  public Messages messages() {
    return Variant.MESSAGES.withPrefix("ending.");
  }
}
