package io.github.boardrules.testkit;

import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How deeply a position is checked. */
enum CheckDepth {
  /** What costs little beside playing on. */
  LIGHT,
  /** All but what one position of a game is enough for. */
  THOROUGH,
  /** Everything. */
  FULL;

  boolean isAtLeast(CheckDepth other) {
    return compareTo(other) >= 0;
  }

  /**
   * Deals depths to the positions of a game: everything to one drawn by lot among those that go on,
   * and thorough checks to others, in an order drawn by lot, as long as the budget lasts. A
   * position that is over costs next to nothing and is always checked thoroughly.
   *
   * @param sizes the numbers of legal moves
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
