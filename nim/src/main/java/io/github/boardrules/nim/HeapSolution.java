package io.github.boardrules.nim;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Solution;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Perfect play on heaps, by the formulas of the rule page (RULES.md, "The solver"). It covers every
 * position of the variant. Distances are not computed: a game value has one only if the game is
 * over.
 *
 * <p>It is immutable and safe for use by many threads.
 *
 * <pre>{@code
 * var rules = HeapRules.heaps(3, 4, 5);
 * var solution = HeapSolution.of(rules);
 * solution.grundy(rules.start());    // ==> OptionalInt[2]
 * solution.bestMoves(rules.start()); // ==> [1:2]
 * }</pre>
 */
public final class HeapSolution implements Solution<HeapPosition, HeapMove> {
  private final HeapRules rules;

  /** The sizes of heaps are reduced modulo this number. */
  private final int modulus;

  private final LastBallRule last;

  /**
   * {@return the solution of a variant}
   *
   * @param rules the rules of the variant
   */
  public static HeapSolution of(HeapRules rules) {
    return new HeapSolution(rules);
  }

  private HeapSolution(HeapRules rules) {
    this.rules = rules;
    modulus = rules.start().variant.max + 1;
    last = rules.start().variant.last;
  }

  @Override
  public HeapRules rules() {
    return rules;
  }

  @Override
  public boolean covers(HeapPosition position) {
    List<Integer> sizes = rules.start().variant.sizes;
    return position.heaps() == sizes.size()
        && IntStream.range(0, sizes.size()).allMatch(i -> position.at(i) <= sizes.get(i));
  }

  @Override
  public GameValue gameValue(HeapPosition position) {
    return Endings.gameValue(Endings.isOver(position), position.toMove(), isWin(position));
  }

  /** Returns whether the player to move wins with perfect play, or has won. */
  boolean isWin(HeapPosition position) {
    int nimSum = nimSum(position);
    if (last == LastBallRule.WINS) {
      return nimSum != 0;
    }
    // If no reduced heap is above 1, the exclusive or is the parity of the reduced heaps of 1. With
    // max=1 that is always so, and it is also the parity of all balls.
    return reduced(position).anyMatch(heap -> heap > 1) ? nimSum != 0 : nimSum == 0;
  }

  /**
   * {@return the Grundy value of a position, 0 exactly if the player to move loses; empty with
   * {@link LastBallRule#LOSES}}
   *
   * @param position a position of the variant
   * @throws IllegalArgumentException if the position has other heaps than the variant
   */
  public OptionalInt grundy(HeapPosition position) {
    int nimSum = nimSum(position);
    return last == LastBallRule.WINS ? OptionalInt.of(nimSum) : OptionalInt.empty();
  }

  private int nimSum(HeapPosition position) {
    if (!covers(position)) {
      throw new IllegalArgumentException("Not a position of " + rules + ": " + position);
    }
    return reduced(position).reduce(0, (sum, heap) -> sum ^ heap);
  }

  private IntStream reduced(HeapPosition position) {
    return position.balls().stream().mapToInt(balls -> balls % modulus);
  }
}
