package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.SplitMix64;

/**
 * What a position has besides its balls of the players and the turn, and as a rule shares with the
 * one before: the game, and what only some variants have, neutral balls and what occurred before.
 *
 * @param game the game
 * @param neutralLow the lower bits of the cells with neutral balls
 * @param neutralHigh the higher bits
 * @param history what occurred before, where repetition counts
 */
record SharedState(FamilyGame game, long neutralLow, long neutralHigh, RepetitionHistory history) {

  /** The setting of a game without neutral balls in which nothing occurred before. */
  static SharedState of(FamilyGame game) {
    return new SharedState(game, 0, 0, RepetitionHistory.NONE);
  }

  SharedState with(RepetitionHistory other) {
    return new SharedState(game, neutralLow, neutralHigh, other);
  }

  /** This with other neutral balls; the same if they are the same. */
  SharedState with(long newNeutralLow, long newNeutralHigh) {
    return newNeutralLow == neutralLow && newNeutralHigh == neutralHigh
        ? this
        : new SharedState(game, newNeutralLow, newNeutralHigh, history);
  }

  /** This once the neutral balls on some cells have moved by some bits. */
  SharedState withNeutralShifted(long cellsLow, long cellsHigh, int by) {
    if (((neutralLow & cellsLow) | (neutralHigh & cellsHigh)) == 0) {
      return this;
    }
    return with(
        (neutralLow & ~cellsLow) | CellSets.movedLow(neutralLow & cellsLow, neutralHigh & cellsHigh, by),
        (neutralHigh & ~cellsHigh) | CellSets.movedHigh(neutralLow & cellsLow, neutralHigh & cellsHigh, by));
  }

  /** 64 bits that equal ones share, 0 for none; mixed otherwise than the balls of a player. */
  long hash() {
    return (neutralLow | neutralHigh) == 0 && history.counts().isEmpty()
        ? 0
        : SplitMix64.mix(SplitMix64.mix(SplitMix64.mix(neutralLow, neutralHigh), history.hash()));
  }
}
