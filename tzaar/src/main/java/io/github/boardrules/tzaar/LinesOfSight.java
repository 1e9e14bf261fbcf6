package io.github.boardrules.tzaar;

import io.github.boardrules.core.grid.Hexagon61;

/**
 * Iterates over the stacks that the stacks of the player to move can see, by direction and then by
 * distance, for all stacks at once.
 *
 * <p><b>Design.</b> In each direction all stacks of the player advance together across empty
 * fields. A stack that is met after some number of steps is the first one on that line; rotating it
 * back by as many steps gives the stack that sees it. Heights are compared digit by digit in binary
 * for all pairs of one distance at once, and not at all while every stack has height 1.
 */
final class LinesOfSight {
  private final TzaarPosition position;
  private final long own;
  private final long occupied;
  private final boolean hasTallStacks;
  private int direction = -1;
  private int steps;
  private long advancing;
  private long met;

  LinesOfSight(TzaarPosition position) {
    this.position = position;
    own = position.stacksOf(position.toMove());
    occupied = position.occupied();
    hasTallStacks = position.tallStacks() != 0;
  }

  /** Advances to the next distance at which a stack is met; returns false if there is none. */
  boolean next() {
    while (true) {
      advancing &= ~met;
      if (advancing == 0) {
        if (++direction == Board.DIRECTIONS) {
          return false;
        }
        advancing = own;
        steps = 0;
      }
      advancing = Board.shift(advancing, direction);
      steps++;
      met = advancing & occupied;
      if (met != 0) {
        return true;
      }
    }
  }

  /** Returns the rotation from the fields of the seeing stacks to the fields of the met stacks. */
  int rotation() {
    return Board.rotation(direction, steps);
  }

  long own() {
    return met & own;
  }

  /** Returns the met stacks of the opponent that can be captured. */
  long captures() {
    long enemies = met & ~own;
    return !hasTallStacks || enemies == 0 ? enemies : enemies & ~higher(rotation());
  }

  /** Returns the fields whose stack is higher than the one that a rotation moves onto them. */
  private long higher(int rotation) {
    long higher = compare(compare(0, position.ones, rotation), position.twos, rotation);
    HighHeightBits high = position.highHeights;
    if (high.all() == 0) {
      return higher;
    }
    higher = compare(compare(higher, high.fours(), rotation), high.eights(), rotation);
    return compare(higher, high.sixteens(), rotation);
  }

  /** Compares one more significant digit, which decides wherever the two stacks differ in it. */
  private static long compare(long higher, long digit, int rotation) {
    long other = Hexagon61.rotate(digit, rotation);
    return (digit & ~other) | (higher & ~(digit ^ other));
  }
}
