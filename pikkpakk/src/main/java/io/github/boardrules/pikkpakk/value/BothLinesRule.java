package io.github.boardrules.pikkpakk.value;

/**
 * Who wins when one move makes both players' lines (RULES.md, "Variants").
 *
 * <pre>{@code
 * PushFourOptions.DEFAULT.withBoth(BothLinesRule.DRAW).variant(); // ==> pushfour:both=draw
 * }</pre>
 */
public enum BothLinesRule {
  /** The player who made the move wins. */
  MOVER,
  /** The game is drawn. */
  DRAW
}
