package io.github.boardrules.engine;

import java.util.OptionalInt;

/**
 * What a {@link WinProver} has found. It is immutable.
 *
 * <pre>{@code
 * var rules = HeapRules.heaps(3, 4, 5);
 * WinProver.of(rules).prove(rules.start()).winner(); // ==> OptionalInt[1]
 * WinProver.of(rules).withNodes(1).prove(rules.start()).winner(); // ==> OptionalInt.empty
 * }</pre>
 */
public final class WinProof {
  private final OptionalInt winner;
  private final long nodes;

  WinProof(OptionalInt winner, long nodes) {
    this.winner = winner;
    this.nodes = nodes;
  }

  /**
   * Returns the player who can force a win.
   *
   * @return the player; empty if no proof was found, as in a draw, or when the limit was met before
   */
  public OptionalInt winner() {
    return winner;
  }

  /**
   * Returns how many positions were visited.
   *
   * @return 0 or more
   */
  public long nodes() {
    return nodes;
  }
}
