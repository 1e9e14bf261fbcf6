package io.github.boardrules.testkit;

import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How thoroughly a position is checked. */
enum CheckDepth {
  /** The checks that cost little compared with playing the game. */
  LIGHT,
  /** All checks except those for which one position per game is enough. */
  THOROUGH,
  /** All checks. */
  FULL;

  boolean isAtLeast(CheckDepth other) {
    return compareTo(other) >= 0;
  }

  /**
   * Assigns depths to the positions of a game: one position that is not over, chosen uniformly at
   * random, is checked fully; others, in random order, thoroughly as long as the budget lasts. A
   * terminal position costs almost nothing and is always checked thoroughly.
   *
   * @param sizes the number of legal moves of each position
   * @param budget how many legal moves the positions checked thoroughly may have in total
   */
  static List<CheckDepth> distribute(List<Integer> sizes, int budget, SplitMix64 random) {
    List<CheckDepth> depths = new ArrayList<>(Collections.nCopies(sizes.size(), LIGHT));
    int left = budget;
    boolean full = false;
    for (int ply : Sampling.indices(sizes.size(), sizes.size(), random)) {
      int size = sizes.get(ply);
      if (size > 0 && !full) {
        depths.set(ply, FULL);
        full = true;
        left -= size;
      } else if (size <= left) {
        depths.set(ply, THOROUGH);
        left -= size;
      }
    }
    return depths;
  }
}
