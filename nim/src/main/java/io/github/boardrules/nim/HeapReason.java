package io.github.boardrules.nim;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/**
 * Why a move on heaps is refused (RULES.md, "Legality").
 *
 * <pre>{@code
 * var rules = HeapRules.heaps(3, 4, 5);
 * rules.refusal(rules.start(), HeapMove.parse("1:4")).orElseThrow().reason(); // ==> NOT_ENOUGH
 * }</pre>
 */
public enum HeapReason implements Reason {
  /** No ball is left. */
  GAME_OVER,
  /** The heap has no ball. Fact: {@code heap}. */
  HEAP_EMPTY,
  /** More balls than one move may take. Facts: {@code count}, {@code max}. */
  TOO_MANY,
  /** More balls than the heap holds. Facts: {@code heap}, {@code count}, {@code balls}. */
  NOT_ENOUGH;

  @Override
  public String code() {
    return Reason.codeOf(this);
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return NimMessages.text(locale, "refusal." + code(), facts);
  }
}
