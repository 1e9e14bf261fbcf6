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
   * Assigns depths to positions by their numbers of legal moves: one that is not over is checked
   * fully, the others thoroughly while the budget lasts; positions that are over cost nothing.
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
