package io.github.boardrules.testkit;

import java.util.Optional;

/**
 * A position when it was first reached, to detect later changes. The twin is an equal position that
 * shares no state with it; empty if the text cannot be read, which is for another law to report.
 */
record PositionSnapshot<S>(S position, String text, int hash, Optional<S> twin) {

  static <S> PositionSnapshot<S> of(CheckSettings<S, ?> settings, S position) {
    String text = settings.safeText(position);
    Optional<S> twin;
    try {
      twin = Optional.of(settings.rules.notation().parsePosition(text)).filter(position::equals);
    } catch (RuntimeException e) {
      twin = Optional.empty();
    }
    return new PositionSnapshot<>(position, text, position.hashCode(), twin);
  }

  /** Returns what has changed since; empty if nothing has. */
  Optional<String> difference(CheckSettings<S, ?> settings) {
    String now = settings.safeText(position);
    if (!now.equals(text)) {
      return Optional.of("the text was " + text + " and is now " + now);
    }
    if (position.hashCode() != hash) {
      return Optional.of("the hash code was " + hash + " and is now " + position.hashCode());
    }
    return twin.filter(it -> !it.equals(position))
        .map(it -> "the position no longer equals one with its text, " + text);
  }
}
