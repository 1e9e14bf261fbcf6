package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.SplitMix64;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The earlier positions since the number of balls on the board last changed, and how often each
 * occurred (RULES.md, "Notation", SEEN). Variants without a rule of repetition share {@link #NONE}.
 *
 * @param counts by board and side as they are written, such as {@code 9/…/9:1}. Unmodifiable
 */
record RepetitionHistory(Map<String, Integer> counts) {
  static final RepetitionHistory NONE = new RepetitionHistory(Map.of());

  /** A copy of what was read or counted. */
  static RepetitionHistory of(TreeMap<String, Integer> times) {
    return times.isEmpty() ? NONE : new RepetitionHistory(Collections.unmodifiableSortedMap(times));
  }

  /** How often a position occurred before. */
  int occurrences(PikkPakkPosition position) {
    return counts.isEmpty() ? 0 : counts.getOrDefault(key(position), 0);
  }

  /** These positions and one more. */
  RepetitionHistory with(PikkPakkPosition position) {
    TreeMap<String, Integer> more = new TreeMap<>(counts);
    more.merge(key(position), 1, Integer::sum);
    return of(more);
  }

  /** 64 bits that equal ones share. */
  long hash() {
    long hash = 0;
    for (Map.Entry<String, Integer> entry : counts.entrySet()) {
      hash += SplitMix64.mix(entry.getKey().hashCode(), entry.getValue());
    }
    return hash;
  }

  private static String key(PikkPakkPosition position) {
    return PositionText.board(position) + ":" + position.toMove();
  }
}
