package io.github.boardrules.tzaar;

import io.github.boardrules.core.grid.Hexagon61;

/**
 * Which stacks can be captured, and how many captures each player would have on the move.
 *
 * <p><b>Design.</b> As in {@link LinesOfSight}, stacks advance in a direction until they meet
 * others; but here all stacks advance together, and in three directions only: sight is mutual. Of
 * two enemies that meet, the higher captures the lower, and both capture each other if they are
 * equal.
 */
final class CaptureCounts {
  private static final int BITS = 61;

  private final TzaarPosition position;
  private final boolean hasTallStacks;
  private final boolean hasHighStacks;

  /** The fields whose stack is higher than the one that has advanced onto it, and the contrary. */
  private long higher;

  private long lower;

  /** The stacks that the opponent of their owner can capture. */
  long attacked;

  /** The numbers of captures. */
  int ofWhite;

  int ofBlack;

  CaptureCounts(TzaarPosition position) {
    this.position = position;
    hasTallStacks = position.tallStacks() != 0;
    hasHighStacks = position.highHeights.all() != 0;
    long occupied = position.occupied();
    long black = position.black;
    for (int direction = 0; direction < Board.DIRECTIONS / 2; direction++) {
      long advancing = occupied;
      for (int steps = 1; advancing != 0; steps++) {
        advancing = Board.shift(advancing, direction);
        long met = advancing & occupied;
        advancing &= ~occupied;
        int rotation = Board.rotation(direction, steps);
        long enemies = met & (black ^ Hexagon61.rotate(black, rotation));
        if (enemies != 0) {
          meet(enemies, rotation);
        }
      }
    }
  }

  /** Counts the captures between stacks and those that a rotation moves onto them. */
  private void meet(long enemies, int rotation) {
    long black = position.black;
    long forward = enemies;
    long back = enemies;
    if (hasTallStacks) {
      higher = 0;
      lower = 0;
      compare(position.ones, rotation);
      compare(position.twos, rotation);
      if (hasHighStacks) {
        compare(position.highHeights.fours(), rotation);
        compare(position.highHeights.eights(), rotation);
        compare(position.highHeights.sixteens(), rotation);
      }
      forward &= ~higher;
      back &= ~lower;
    }
    attacked |= forward | Hexagon61.rotate(back, BITS - rotation);
    ofWhite += Long.bitCount((forward & black) | (back & ~black));
    ofBlack += Long.bitCount((forward & ~black) | (back & black));
  }

  /** Compares one more significant digit, which decides wherever the two stacks differ in it. */
  private void compare(long digit, int rotation) {
    long other = Hexagon61.rotate(digit, rotation);
    long isMore = digit & ~other;
    long isLess = other & ~digit;
    higher = isMore | (higher & ~isLess);
    lower = isLess | (lower & ~isMore);
  }
}
