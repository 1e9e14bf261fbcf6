package io.github.boardrules.nim;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;
import java.util.ResourceBundle;

/** The ways in which a game ends (RULES.md, "End of the game"). */
enum NimEnding implements EnumReason {
  /** The winner has taken the last ball. */
  TOOK_LAST,
  /** The opponent has had to take the last ball. */
  LEFT_LAST;

  static final Messages MESSAGES =
      new Messages(locale -> ResourceBundle.getBundle("io.github.boardrules.nim.messages", locale));

  @Override
  public Messages messages() {
    return MESSAGES.withPrefix("ending.");
  }
}
