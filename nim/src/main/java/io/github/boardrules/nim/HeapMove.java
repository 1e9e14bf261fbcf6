package io.github.boardrules.nim;

import io.github.boardrules.core.NotationException;

/**
 * A move that takes balls from a heap (RULES.md, "A move"). A move is independent of any position,
 * so it may take more balls than there are; {@link HeapRules#refusal} reports that.
 *
 * <pre>{@code
 * var move = HeapMove.parse("8:3");
 * move.heap();  // ==> 8
 * move.count(); // ==> 3
 * }</pre>
 *
 * @param heap the number of the heap, 1 to 20
 * @param count the number of balls, 1 to 99
 */
public record HeapMove(int heap, int count) {
  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if a number is out of its range
   */
  public HeapMove {
    check("heap", heap, HeapOptions.MAX_HEAPS);
    check("count", count, HeapOptions.MAX_BALLS);
  }

  /**
   * {@return the move on any number of heaps that a text describes}
   *
   * @param text any text
   * @throws NotationException if the text is not a move on twenty heaps
   */
  public static HeapMove parse(String text) {
    return MoveText.parse(text, HeapOptions.MAX_HEAPS);
  }

  private static void check(String name, int value, int max) {
    if (value < 1 || value > max) {
      throw new IllegalArgumentException(name + " must be 1 to " + max + ", not " + value + ".");
    }
  }

  /** Returns the notation of the move: {@code 8:3} takes three balls from heap 8. */
  @Override
  public String toString() {
    return MoveText.format(this);
  }
}
