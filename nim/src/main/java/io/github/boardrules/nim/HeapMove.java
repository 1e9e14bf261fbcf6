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
    HeapNumbers.check("heap", heap, HeapOptions.MAX_HEAPS);
    HeapNumbers.check("count", count, HeapOptions.MAX_BALLS);
  }

  /**
   * Parses a move for any number of heaps.
   *
   * @param text any text
   * @return the move
   * @throws NotationException if the text is not a move on twenty heaps
   */
  public static HeapMove parse(String text) {
    return HeapMoveText.parse(text, HeapOptions.MAX_HEAPS);
  }

  /** Returns the notation of the move: {@code 8:3} takes three balls from heap 8. */
  @Override
  public String toString() {
    return HeapMoveText.format(this);
  }
}
