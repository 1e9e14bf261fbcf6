package io.github.boardrules.pylos;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;

/** How a game ends (RULES.md, "End of the game"). */
enum PylosEnding implements EnumReason {
  /** The winner's stone is on the top. */
  TOP,
  /** The loser is to move and has run out of stones; see {@link PylosOptions.OutRule}. */
  OUT_OF_STONES,
  /** A draw: the number of turns that took stones back has reached the limit. */
  TAKE_BACK_LIMIT;

  @Override
  public Messages messages() {
    return Variant.MESSAGES.withPrefix("ending.");
  }
}
