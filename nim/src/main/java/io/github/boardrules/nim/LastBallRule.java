package io.github.boardrules.nim;

import io.github.boardrules.core.text.VariantOption;

/**
 * The rule for the player who takes the last ball (RULES.md, "Variants").
 *
 * <pre>{@code
 * GridOptions.DEFAULT.withLast(LastBallRule.LOSES).variant(); // ==> one-two-three:last=loses
 * }</pre>
 */
public enum LastBallRule {
  /** The player who takes the last ball wins. */
  WINS,
  /** The player who takes the last ball loses. */
  LOSES;

  /** The option {@code last} of all games of this module. */
  static final VariantOption<LastBallRule> OPTION = VariantOption.ofEnum("last", WINS);
}
