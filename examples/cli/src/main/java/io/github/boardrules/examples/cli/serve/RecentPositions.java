package io.github.boardrules.examples.cli.serve;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Positions that were answered last, by their texts: a client mostly asks next about one of them,
 * and reading its text takes longer than finding it here.
 */
final class RecentPositions {
  private static final int SLOTS = 1 << 14;

  /** Longer texts, such as those with earlier positions, are not kept. */
  private static final int LONGEST = 400;

  private final @Nullable Entry[] entries = new Entry[SLOTS];

  private record Entry(ServedRules<?, ?> rules, String text, Object position) {}

  /** Returns the position of a text by some rules; empty if it is not kept. */
  @SuppressWarnings("unchecked") // these rules have made it
  <S> Optional<S> find(ServedRules<S, ?> rules, String text) {
    Entry entry = entries[slot(text)];
    return entry != null && entry.rules() == rules && entry.text().equals(text)
        ? Optional.of((S) entry.position())
        : Optional.empty();
  }

  <S> void keep(ServedRules<S, ?> rules, String text, S position) {
    if (text.length() <= LONGEST) {
      entries[slot(text)] = new Entry(rules, text, position);
    }
  }

  private static int slot(String text) {
    int hash = text.hashCode();
    return (hash ^ hash >>> 14) & (SLOTS - 1);
  }
}
