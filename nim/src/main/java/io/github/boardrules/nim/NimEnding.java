package io.github.boardrules.nim;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/**
 * How a game ends (RULES.md, "End of the game").
 *
 * <pre>{@code
 * var rules = HeapRules.heaps(2);
 * var position = rules.play(rules.start(), HeapMove.parse("1:2"));
 * rules.status(position).ending(); // ==> Optional[TOOK_LAST]
 * }</pre>
 */
public enum NimEnding implements Reason {
  /** The winner has taken the last ball. */
  TOOK_LAST,
  /** The winner has left the last ball to his opponent. */
  LEFT_LAST;

  @Override
  public String code() {
    return Reason.codeOf(this);
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return NimMessages.text(locale, "ending." + code(), facts);
  }
}
