package io.github.boardrules.pikkpakk.value;

/**
 * How the balls come onto the board in Pikk-Pakk and in square abalone (RULES.md, "Set-up").
 *
 * <pre>{@code
 * AbaloneOptions.DEFAULT.withStart(StartRule.JOINT).variant(); // ==> abalone:start=joint
 * }</pre>
 */
public enum StartRule {
  /** The balls stand in the spiral; in Pikk-Pakk only. */
  SPIRAL,
  /** 18 balls each stand in two rows; in square abalone only. */
  ROWS,
  /** The players place 24 balls each on the block, one by one. */
  JOINT
}
