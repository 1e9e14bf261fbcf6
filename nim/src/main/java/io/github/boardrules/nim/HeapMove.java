package io.github.boardrules.nim;

import io.github.boardrules.core.NotationException;

/**
 * Balls are taken from a heap (RULES.md, "A move"). A move does not know its position, so it may
 * name more balls than there are; {@link HeapRules#refusal} says so.
 *
 * <pre>{@code
 * var move = HeapMove.parse("8:3");
 * move.heap();  // ==> 8
 * move.count(); // ==> 3
 * }</pre>
 *
 * @param heap the heap's number, 1 to 20
 * @param count how many balls are taken, 1 to 99
 */
public record HeapMove(int heap, int count) {

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException when a number is out of its range
   */
  public HeapMove {
    Bound.check("heap", heap, HeapOptions.MAX_HEAPS);
    Bound.check("count", count, HeapOptions.MAX_BALLS);
  }

  /**
   * Reads a move for any number of heaps.
   *
   * @param text any text
   * @return the move
   * @throws NotationException when the text is no move with twenty heaps
   */
  public static HeapMove parse(String text) {
    return HeapMoveText.parse(text, HeapOptions.MAX_HEAPS);
  }

  /** The move as it is written: {@code 8:3} takes three balls from heap 8. */
  @Override
  public String toString() {
    return HeapMoveText.format(this);
  }
}
