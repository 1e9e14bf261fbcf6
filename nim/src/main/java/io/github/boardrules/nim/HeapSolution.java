package io.github.boardrules.nim;

import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.search.Solution;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Perfect play on heaps (RULES.md, "The solver"), by the formulas of the page. It covers every
 * position of the variant, and counts no moves: a verdict has a length only when the game is over.
 *
 * <p>It is immutable and safe for use by many threads.
 *
 * <pre>{@code
 * var rules = HeapRules.heaps(3, 4, 5);
 * var solver = HeapSolution.of(rules);
 * solver.grundy(rules.start());       // ==> OptionalInt[2]
 * solver.winningMoves(rules.start()); // ==> [1:2]
 * }</pre>
 */
public final class HeapSolution implements Solution<HeapPosition, HeapMove> {
  private final HeapRules rules;

  /** Balls of a heap count modulo this number. */
  private final int modulus;

  /**
   * Solves a variant.
   *
   * @param rules the rules of the variant
   * @return the solver
   */
  public static HeapSolution of(HeapRules rules) {
    return new HeapSolution(rules);
  }

  private HeapSolution(HeapRules rules) {
    this.rules = rules;
    modulus = rules.options().max().orElse(HeapOptions.MAX_BALLS) + 1;
  }

  @Override
  public HeapRules rules() {
    return rules;
  }

  @Override
  public boolean covers(HeapPosition position) {
    return position.isWithin(rules.options().sizes());
  }

  @Override
  public GameValue gameValue(HeapPosition position) {
    return Endings.gameValue(position.isEmpty(), position.toMove(), wins(position));
  }

  /**
   * Whether the player to move wins with perfect play. At the end of the game this is the winner of
   * the game.
   *
   * @param position a position of the variant
   * @return true when he wins
   * @throws IllegalArgumentException when the position is of other heaps
   */
  public boolean wins(HeapPosition position) {
    int nimSum = nimSum(position);
    if (rules.options().last() == LastBallRule.WINS) {
      return nimSum != 0;
    }
    // Where no reduced heap is above 1, the exclusive or is the parity of the reduced heaps of 1.
    // So it is with max=1, where that is also the parity of all balls.
    return reduced(position).anyMatch(heap -> heap > 1) ? nimSum != 0 : nimSum == 0;
  }

  /**
   * The moves after which the opponent loses with perfect play.
   *
   * @param position a position of the variant
   * @return unmodifiable, in the order of the legal moves; none in a lost position, nor when the
   *     game is over
   * @throws IllegalArgumentException when the position is of other heaps
   */
  public List<HeapMove> winningMoves(HeapPosition position) {
    check(position);
    return rules.legalMoves(position).stream()
        .filter(move -> !wins(rules.play(position, move)))
        .toList();
  }

  /**
   * The Grundy value of a position.
   *
   * @param position a position of the variant
   * @return 0 or more, and 0 exactly where the player to move loses; empty with {@link LastBallRule#LOSES}
   * @throws IllegalArgumentException when the position is of other heaps
   */
  public OptionalInt grundy(HeapPosition position) {
    int nimSum = nimSum(position);
    return rules.options().last() == LastBallRule.WINS ? OptionalInt.of(nimSum) : OptionalInt.empty();
  }

  private int nimSum(HeapPosition position) {
    check(position);
    return reduced(position).reduce(0, (sum, heap) -> sum ^ heap);
  }

  private void check(HeapPosition position) {
    if (!covers(position)) {
      throw new IllegalArgumentException("No position of " + rules + ": " + position);
    }
  }

  private IntStream reduced(HeapPosition position) {
    return position.balls().stream().mapToInt(balls -> balls % modulus);
  }
}
