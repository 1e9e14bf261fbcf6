package io.github.boardrules.testkit;

import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Draws samples from lists, without replacement. */
final class Sampling {
  private Sampling() {}

  /**
   * Returns {@code min(size, max)} distinct indices of a list in random order; all sets of indices
   * are equally likely.
   */
  static List<Integer> indices(int size, int max, SplitMix64 random) {
    // A Fisher-Yates shuffle that stores only the entries that have been swapped.
    Map<Integer, Integer> moved = new HashMap<>();
    List<Integer> drawn = new ArrayList<>();
    for (int i = 0; i < Math.min(size, max); i++) {
      int from = i + random.below(size - i);
      drawn.add(moved.getOrDefault(from, from));
      moved.put(from, moved.getOrDefault(i, i));
    }
    return drawn;
  }

  /** Returns at most {@code max} elements of a list, in random order. */
  static <T> List<T> of(List<T> list, int max, SplitMix64 random) {
    List<T> drawn = new ArrayList<>();
    for (int index : indices(list.size(), max, random)) {
      drawn.add(list.get(index));
    }
    return drawn;
  }

  /** Returns a random element of a list that is not empty. */
  static <T> T one(List<T> list, SplitMix64 random) {
    return list.get(random.below(list.size()));
  }
}
