package io.github.boardrules.pylos;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/**
 * How a game ends (RULES.md, "End of the game").
 *
 * <pre>{@code
 * var rules = PylosRules.parse("pylos:base=3,takeback=none");
 * var end = Playout.play(rules, rules.start(), new SplitMix64(1), 20);
 * end.status().ending(); // ==> Optional[OUT_OF_STONES]
 * }</pre>
 */
public enum PylosEnding implements Reason {
  /** The winner's stone is on the top. */
  TOP,
  /** The loser is to move and has run out of stones. */
  OUT_OF_STONES,
  /** A draw: as many turns as the limit allows have taken stones back. */
  TAKE_BACK_LIMIT;

  @Override
  public String code() {
    return Reason.codeOf(this);
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return PylosMessages.text(locale, "ending." + code(), facts);
  }
}
