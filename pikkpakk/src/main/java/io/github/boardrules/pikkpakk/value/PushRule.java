package io.github.boardrules.pikkpakk.value;

/**
 * How lines are pushed in Pikk-Pakk and in inlay puzzles (RULES.md, "Variants").
 *
 * <pre>{@code
 * PikkPakkOptions.DEFAULT.withPush(PushRule.RING).variant(); // ==> pikkpakk:push=ring
 * }</pre>
 */
public enum PushRule {
  /** Complete lines are pushed, and stay on the board. */
  LINE,
  /** Runs are pushed, and balls leave the board at its edge; in Pikk-Pakk only. */
  CAPTURE,
  /** Lines of the block are pushed, and go round. */
  SQUARE,
  /** Lines of the board, framed by neutral balls, are pushed and go round; in Pikk-Pakk only. */
  RING;

  boolean isRound() {
    return this == SQUARE || this == RING;
  }
}
