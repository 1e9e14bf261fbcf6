package io.github.boardrules.nim;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/**
 * Why a move on a grid is refused (RULES.md, "Legality").
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * rules.refusal(rules.start(), GridMove.parse("a1+c1")).orElseThrow().reason(); // ==> NOT_TOUCHING
 * }</pre>
 */
public enum GridReason implements Reason {
  /** No ball is left. */
  GAME_OVER,
  /** The cells are neither all in one row nor all in one column. */
  NOT_IN_LINE,
  /** More cells than one move may name. Facts: {@code count}, {@code max}. */
  TOO_MANY,
  /** The cells do not follow one another without a gap. */
  NOT_TOUCHING,
  /** There is no ball on some of the cells. Fact: {@code cells}. */
  EMPTY_CELL;

  @Override
  public String code() {
    return Reason.codeOf(this);
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return NimMessages.text(locale, "refusal." + code(), facts);
  }
}
