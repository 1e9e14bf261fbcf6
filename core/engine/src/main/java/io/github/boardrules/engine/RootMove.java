package io.github.boardrules.engine;

import java.util.List;

/**
 * What one analyst has found out about a move of the analysed position. The value is for the player
 * to move, and an upper bound if {@code isBound}; the weight orders moves whose outcome is open.
 * The variation and the distance of the proven end begin with this move.
 */
record RootMove(
    long code,
    long visits,
    double weight,
    double value,
    boolean isBound,
    byte proof,
    int distance,
    boolean isExact,
    List<Long> variation) {

  /** Returns a move of which nothing is known. */
  static RootMove untried(long code) {
    return new RootMove(code, 0, 0, 0, false, GameTree.OPEN, 0, false, List.of(code));
  }

  /** Returns the move as one after which the opponent of the mover wins at once, or has won. */
  RootMove lost(int mover, boolean isOver) {
    byte proof = TreeSearch.winOf(3 - mover);
    return new RootMove(
        code, visits, weight, -1, false, proof, isOver ? 1 : 2, true, List.of(code));
  }

  /** Returns the lost move as one that does not lose at once, at an unknown distance. */
  RootMove lostLater() {
    return distance > 2
        ? this
        : new RootMove(code, visits, weight, value, false, proof, 3, false, variation);
  }

  /** Returns the move with what another analyst has found out about it. */
  RootMove and(RootMove other) {
    boolean isSurer = isSurerThan(other);
    RootMove surer = isSurer ? this : other;
    long all = visits + other.visits;
    double mean = all == 0 ? 0 : (value * visits + other.value * other.visits) / all;
    return new RootMove(
        code,
        all,
        weight + other.weight,
        surer.proof == GameTree.OPEN ? mean : surer.value,
        surer.isBound,
        surer.proof,
        surer.distance,
        surer.isExact,
        variation(surer, isSurer ? other : this));
  }

  /** Returns the longer line if both end in the same way. */
  private static List<Long> variation(RootMove surer, RootMove other) {
    boolean isSameEnd = surer.proof == other.proof && surer.distance == other.distance;
    return isSameEnd && other.variation.size() > surer.variation.size()
        ? other.variation
        : surer.variation;
  }

  private boolean isSurerThan(RootMove other) {
    boolean isProven = proof != GameTree.OPEN;
    boolean isOtherProven = other.proof != GameTree.OPEN;
    if (isProven && isOtherProven) {
      return isExact || !other.isExact;
    }
    return isProven == isOtherProven ? visits >= other.visits : isProven;
  }
}
