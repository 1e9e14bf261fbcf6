package io.github.boardrules.nim;

import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;

/**
 * What becomes of the player who takes the last ball (RULES.md, "Variants").
 *
 * <pre>{@code
 * GridOptions.DEFAULT.withLast(Last.LOSES).variant(); // ==> one-two-three:last=loses
 * }</pre>
 */
public enum LastBallRule {
  /** He wins. */
  WINS,
  /** He loses. */
  LOSES;

  /** The key of the option in variant ids. */
  static final String KEY = "last";

  /** The option. */
  static final Option OPTION =
      Option.ofWords(KEY, OptionValues.of(WINS), OptionValues.of(LastBallRule.class));
}
