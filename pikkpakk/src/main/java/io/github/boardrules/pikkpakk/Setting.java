package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.SplitMix64;

/**
 * What only some variants have: neutral balls, and what occurred before. Positions of the others
 * share {@link #NONE}.
 *
 * @param neutral0 the lower bits of the cells with neutral balls
 * @param neutral1 the higher bits
 * @param seen what occurred before, where repetition counts
 */
record Extras(long neutral0, long neutral1, Seen seen) {
  static final Extras NONE = new Extras(0, 0, Seen.NONE);

  static Extras of(long neutral0, long neutral1, Seen seen) {
    return (neutral0 | neutral1) == 0 && seen.times().isEmpty()
        ? NONE
        : new Extras(neutral0, neutral1, seen);
  }

  Extras with(Seen other) {
    return of(neutral0, neutral1, other);
  }

  /** These once the neutral balls on some cells have moved by some bits. */
  Extras shifted(long cells0, long cells1, int by) {
    if (((neutral0 & cells0) | (neutral1 & cells1)) == 0) {
      return this;
    }
    return new Extras(
        (neutral0 & ~cells0) | Pushes.low(neutral0 & cells0, neutral1 & cells1, by),
        (neutral1 & ~cells1) | Pushes.high(neutral0 & cells0, neutral1 & cells1, by),
        seen);
  }

  /** 64 bits that equal ones share, 0 for none; mixed otherwise than the balls of a player. */
  long hash() {
    return (neutral0 | neutral1) == 0 && seen.times().isEmpty()
        ? 0
        : SplitMix64.mix(SplitMix64.mix(SplitMix64.mix(neutral0, neutral1), seen.hash()));
  }
}
