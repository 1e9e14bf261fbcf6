package io.github.boardrules.examples.spark;

import java.util.ArrayList;
import java.util.List;

/** Deals parts of work out to tasks. */
final class Shares {
  private Shares() {}

  /**
   * Returns the parts of each task: parts that follow each other go to different tasks, so that
   * tasks are alike if the parts are sorted by their size.
   *
   * @param parts the parts
   * @param tasks the greatest number of tasks, 1 or more
   * @return a list for each task; none is empty
   */
  static <T> List<List<T>> of(List<T> parts, int tasks) {
    List<List<T>> shares = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      if (i < tasks) {
        shares.add(new ArrayList<>());
      }
      shares.get(i % tasks).add(parts.get(i));
    }
    return shares;
  }
}
