package io.github.boardrules.tzaar;

import io.github.boardrules.core.grid.Hexagon61;

/**
 * Goes through what the stacks of the player to move see: direction by direction and distance by
 * distance, all stacks at once.
 *
 * <p><b>Design.</b> In each direction the own stacks go forward together, over empty fields only.
 * What they meet after a number of steps is the first stack on their line; turned back by as many
 * steps it is where they came from. Heights are compared in binary for all pairs of a distance
 * together, and not at all as long as every stack is single.
 */
final class LinesOfSight {
  private final TzaarPosition position;
  private final long own;
  private final long occupied;
  private final boolean tall;
  private int direction = -1;
  private int steps;
  private long walkers;
  private long met;

  LinesOfSight(TzaarPosition position) {
    this.position = position;
    own = position.stacksOf(position.toMove());
    occupied = position.occupied();
    tall = position.tall() != 0;
  }

  /** Goes on to the next distance at which something is met. */
  boolean next() {
    while (true) {
      walkers &= ~met;
      if (walkers == 0) {
        if (++direction == Board.DIRECTIONS) {
          return false;
        }
        walkers = own;
        steps = 0;
      }
      walkers = Board.shift(walkers, direction);
      steps++;
      met = walkers & occupied;
      if (met != 0) {
        return true;
      }
    }
  }

  /** By how many bits the met fields lie ahead of those that see them. */
  int angle() {
    return Board.angle(direction, steps);
  }

  /** The own stacks that are met. */
  long own() {
    return met & own;
  }

  /** The enemy stacks that are met and can be captured. */
  long captures() {
    long enemies = met & ~own;
    return !tall || enemies == 0 ? enemies : enemies & ~higher(angle());
  }

  /** The fields whose stack is higher than the one that the steps of an angle lead from. */
  private long higher(int angle) {
    long higher = compare(compare(0, position.ones, angle), position.twos, angle);
    HighHeightBits towers = position.towers;
    if (towers.all() == 0) {
      return higher;
    }
    higher = compare(compare(higher, towers.fours(), angle), towers.eights(), angle);
    return compare(higher, towers.sixteens(), angle);
  }

  /** Compares one more digit: it decides where the two differ. */
  private static long compare(long before, long digit, int angle) {
    long other = Hexagon61.turn(digit, angle);
    return (digit & ~other) | (before & ~(digit ^ other));
  }
}
