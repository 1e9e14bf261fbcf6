package io.github.boardrules.examples.cli.serve;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A few of the positions that were answered last, by their texts: a client mostly asks next about
 * one of them, and reading its text takes longer than finding it here.
 */
final class RecentPositions<S> {
  private static final int SLOTS = 1 << 11;

  /** Longer texts, such as those with earlier positions, are not kept. */
  private static final int LONGEST = 400;

  private final @Nullable Entry<S>[] entries;

  private record Entry<S>(String text, S position) {}

  @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a type with parameters
  RecentPositions() {
    entries = new Entry[SLOTS];
  }

  /** Returns the position of a text. */
  S get(String text, Function<? super String, ? extends S> parser) {
    Entry<S> entry = entries[slot(text)];
    return entry != null && entry.text().equals(text) ? entry.position() : parser.apply(text);
  }

  void keep(String text, S position) {
    if (text.length() <= LONGEST) {
      entries[slot(text)] = new Entry<>(text, position);
    }
  }

  private static int slot(String text) {
    int hash = text.hashCode();
    return (hash ^ hash >>> 11 ^ hash >>> 22) & (SLOTS - 1);
  }
}
