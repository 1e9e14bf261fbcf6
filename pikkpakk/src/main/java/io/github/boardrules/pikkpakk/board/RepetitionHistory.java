package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.core.grid.Bits;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The earlier positions since the number of balls on the board last changed, and how many times
 * each occurred (RULES.md, "Notation", SEEN). Variants without a repetition rule share {@link
 * #NONE}.
 *
 * @param counts by the text of board and side, such as {@code 9/…/9:1}. Unmodifiable
 */
public record RepetitionHistory(Map<String, Integer> counts) {
  public static final RepetitionHistory NONE = new RepetitionHistory(Map.of());

  public static RepetitionHistory of(TreeMap<String, Integer> times) {
    return times.isEmpty() ? NONE : new RepetitionHistory(Collections.unmodifiableSortedMap(times));
  }

  public int occurrences(BitPosition position) {
    return counts.isEmpty() ? 0 : counts.getOrDefault(key(position), 0);
  }

  RepetitionHistory with(BitPosition position) {
    TreeMap<String, Integer> more = new TreeMap<>(counts);
    more.merge(key(position), 1, Integer::sum);
    return of(more);
  }

  long hash() {
    return counts.entrySet().stream()
        .mapToLong(entry -> Bits.mix(entry.getKey().hashCode(), entry.getValue()))
        .sum();
  }

  private static String key(BitPosition position) {
    return BoardText.format(position) + ":" + position.toMove();
  }
}
