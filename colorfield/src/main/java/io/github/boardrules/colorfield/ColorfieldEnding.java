package io.github.boardrules.colorfield;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;

/** How a game ends (RULES.md, "End of the game"). */
enum ColorfieldEnding implements EnumReason {
  /** A red piece of the winner stands in the middle. */
  MIDDLE,
  /** The loser has no red piece left. */
  REDS,
  /** The loser is hemmed in. */
  BLOCKED,
  /** Too many moves in a row have neither taken nor left a gate. */
  QUIET;

  @Override
  public Messages messages() {
    return Variant.MESSAGES.withPrefix("ending.");
  }
}
