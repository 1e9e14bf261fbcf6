package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.SplitMix64;

/**
 * What a position has besides its balls of the players and the turn, and as a rule shares with the
 * one before: the game, and what only some variants have, neutral balls and what occurred before.
 *
 * @param game the game
 * @param neutral0 the lower bits of the cells with neutral balls
 * @param neutral1 the higher bits
 * @param seen what occurred before, where repetition counts
 */
record SharedState(FamilyGame game, long neutral0, long neutral1, RepetitionHistory seen) {

  /** The setting of a game without neutral balls in which nothing occurred before. */
  static SharedState of(FamilyGame game) {
    return new SharedState(game, 0, 0, RepetitionHistory.NONE);
  }

  SharedState with(RepetitionHistory other) {
    return new SharedState(game, neutral0, neutral1, other);
  }

  /** This with other neutral balls; the same if they are the same. */
  SharedState with(long newNeutral0, long newNeutral1) {
    return newNeutral0 == neutral0 && newNeutral1 == neutral1
        ? this
        : new SharedState(game, newNeutral0, newNeutral1, seen);
  }

  /** This once the neutral balls on some cells have moved by some bits. */
  SharedState shifted(long cells0, long cells1, int by) {
    if (((neutral0 & cells0) | (neutral1 & cells1)) == 0) {
      return this;
    }
    return with(
        (neutral0 & ~cells0) | Sets.moved0(neutral0 & cells0, neutral1 & cells1, by),
        (neutral1 & ~cells1) | Sets.moved1(neutral0 & cells0, neutral1 & cells1, by));
  }

  /** 64 bits that equal ones share, 0 for none; mixed otherwise than the balls of a player. */
  long hash() {
    return (neutral0 | neutral1) == 0 && seen.times().isEmpty()
        ? 0
        : SplitMix64.mix(SplitMix64.mix(SplitMix64.mix(neutral0, neutral1), seen.hash()));
  }
}
