package io.github.boardrules.tzaar;

import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;

/** Chance for the cases of the properties: a seed determines all that is drawn. */
final class Dice {
  private final SplitMix64 random;

  Dice(long seed) {
    random = new SplitMix64(seed);
  }

  SplitMix64 random() {
    return random;
  }

  /** A number from the first to the last, both included. */
  int between(int first, int last) {
    return first + random.below(last - first + 1);
  }

  /** True once in so many times. */
  boolean oneIn(int times) {
    return random.below(times) == 0;
  }

  <T> T pick(List<T> list) {
    return list.get(random.below(list.size()));
  }

  <T> List<T> shuffled(Iterable<T> items) {
    List<T> shuffled = new ArrayList<>();
    for (T item : items) {
      shuffled.add(random.below(shuffled.size() + 1), item);
    }
    return shuffled;
  }
}
