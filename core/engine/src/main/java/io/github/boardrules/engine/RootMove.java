package io.github.boardrules.engine;

import java.util.List;

/**
 * What one analyst has found out about a move in the position that is analysed. The value is for
 * the player to move; the weight orders moves whose outcome is open. The variation and the distance
 * of the proven end, which is exact only with perfect play, begin with this move.
 */
record RootMove(
    long code,
    long visits,
    double weight,
    double value,
    byte proof,
    int distance,
    boolean isExact,
    List<Long> variation) {

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
