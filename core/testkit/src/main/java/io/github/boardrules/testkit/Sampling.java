package io.github.boardrules.testkit;

import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Draws from lists without putting back. */
final class Sampling {
  private Sampling() {}

  /**
   * Some indices of a list in random order, each set of them with the same chance.
   *
   * @return the smaller of size and most different indices
   */
  static List<Integer> indices(int size, int most, SplitMix64 random) {
    // A shuffle of which only the places that were touched are kept.
    Map<Integer, Integer> moved = new HashMap<>();
    List<Integer> drawn = new ArrayList<>();
    for (int i = 0; i < Math.min(size, most); i++) {
      int from = i + random.below(size - i);
      drawn.add(moved.getOrDefault(from, from));
      moved.put(from, moved.getOrDefault(i, i));
    }
    return drawn;
  }

  /** Some elements of a list in random order; all of them when there are no more than asked for. */
  static <T extends Object> List<T> of(List<T> list, int most, SplitMix64 random) {
    List<T> drawn = new ArrayList<>();
    for (int index : indices(list.size(), most, random)) {
      drawn.add(list.get(index));
    }
    return drawn;
  }

  /** One element of a list that is not empty. */
  static <T extends Object> T one(List<T> list, SplitMix64 random) {
    return list.get(random.below(list.size()));
  }
}
