package io.github.boardrules.testkit;

import java.util.Optional;

/**
 * What a position looked like when it was first seen, to be compared with later.
 *
 * @param text its text
 * @param hash its hash code
 * @param twin an equal position that was read from the text, so that no change of the position can
 *     reach it; empty where the reader gives none, which is another law's matter
 */
record PositionSnapshot<S extends Object>(String text, int hash, Optional<S> twin) {

  static <S extends Object> PositionSnapshot<S> of(CheckSettings<S, ?> setup, S position) {
    String text = setup.safeText(position);
    Optional<S> twin;
    try {
      twin = Optional.of(setup.rules().notation().parsePosition(text)).filter(position::equals);
    } catch (RuntimeException e) {
      twin = Optional.empty();
    }
    return new PositionSnapshot<>(text, position.hashCode(), twin);
  }

  /** What has changed since; empty when nothing has. */
  Optional<String> difference(CheckSettings<S, ?> setup, S position) {
    String now = setup.safeText(position);
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
