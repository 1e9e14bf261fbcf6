package io.github.boardrules.tzaar;

/**
 * Goes through what the stacks of the player to move see: direction by direction and distance by
 * distance, all stacks at once.
 *
 * <p><b>Design.</b> In each direction the own stacks go forward together, over empty fields only.
 * What they meet after a number of steps is the first stack on their line; turned back by as many
 * steps it is where they came from. Heights are compared in binary for all pairs of a distance
 * together, and not at all as long as every stack is single.
 */
final class Sights {
  private final Heights heights;
  private final long own;
  private final long occupied;
  private final boolean tall;
  private int direction = -1;
  private int steps;
  private long walkers;
  private long met;

  Sights(TzaarPosition position) {
    own = position.stacksOf(position.toMove());
    occupied = position.occupied();
    heights = position.heights;
    tall = heights.tall() != 0;
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
    return !tall || enemies == 0 ? enemies : enemies & ~heights.higherThanBefore(angle());
  }
}
