package io.github.boardrules.nim;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Perfect play on heaps (RULES.md, "The solver"), by the formulas of the page.
 *
 * <p>It is immutable and safe for use by many threads.
 */
public final class HeapSolver {
  private final HeapRules rules;

  /** Balls of a heap count modulo this number. */
  private final int modulus;

  /**
   * Solves a variant.
   *
   * @param rules the rules of the variant
   * @return the solver
   */
  public static HeapSolver of(HeapRules rules) {
    return new HeapSolver(rules);
  }

  private HeapSolver(HeapRules rules) {
    this.rules = rules;
    modulus = rules.options().max().orElse(HeapOptions.MOST_BALLS) + 1;
  }

  /**
   * The rules that are solved.
   *
   * @return the rules
   */
  public HeapRules rules() {
    return rules;
  }

  /**
   * Whether the player to move wins with perfect play. At the end of the game this is the winner of
   * the game.
   *
   * @param position a position of the variant
   * @return true when he wins
   */
  public boolean wins(HeapPosition position) {
    int nimSum = nimSum(position);
    if (rules.options().last() == Last.WINS) {
      return nimSum != 0;
    }
    // Where no reduced heap is above 1, the exclusive or is the parity of the reduced heaps of 1.
    // So
    // it is with max=1, where that is also the parity of all balls.
    return reduced(position).anyMatch(heap -> heap > 1) ? nimSum != 0 : nimSum == 0;
  }

  /**
   * The moves after which the opponent loses with perfect play.
   *
   * @param position a position of the variant
   * @return unmodifiable, in the order of the legal moves; none in a lost position, nor when the
   *     game is over
   */
  public List<HeapMove> winningMoves(HeapPosition position) {
    return rules.legalMoves(position).stream()
        .filter(move -> !wins(rules.play(position, move)))
        .toList();
  }

  /**
   * The Grundy value of a position.
   *
   * @param position a position of the variant
   * @return 0 or more, and 0 exactly where the player to move loses; empty with {@link Last#LOSES}
   */
  public OptionalInt grundy(HeapPosition position) {
    return rules.options().last() == Last.WINS
        ? OptionalInt.of(nimSum(position))
        : OptionalInt.empty();
  }

  private int nimSum(HeapPosition position) {
    return reduced(position).reduce(0, (sum, heap) -> sum ^ heap);
  }

  private IntStream reduced(HeapPosition position) {
    return position.balls().stream().mapToInt(balls -> balls % modulus);
  }
}
