package io.github.boardrules.nim;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;
import java.util.ResourceBundle;

/**
 * The ways in which a game ends (RULES.md, "End of the game").
 *
 * <pre>{@code
 * var rules = HeapRules.heaps(2);
 * var position = rules.play(rules.start(), HeapMove.parse("1:2"));
 * rules.status(position).ending(); // ==> Optional[TOOK_LAST]
 * }</pre>
 */
enum NimEnding implements EnumReason {
  /** The winner has taken the last ball. */
  TOOK_LAST,
  /** The opponent has had to take the last ball. */
  LEFT_LAST;

  /** The sentences of this module. */
  static final Messages MESSAGES =
      new Messages(locale -> ResourceBundle.getBundle("io.github.boardrules.nim.messages", locale));

  @Override
  public Messages messages() {
    return MESSAGES.withPrefix("ending.");
  }
}
