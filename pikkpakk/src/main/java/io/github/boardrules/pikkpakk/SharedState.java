package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.SplitMix64;

/**
 * What a position has besides the balls of the players and the state. It seldom changes, so that
 * most positions share it with the one before.
 *
 * @param game the game
 * @param neutralLow the low word of the cells with neutral balls
 * @param neutralHigh the high word of these cells
 * @param history the earlier positions, if the variant counts repetitions
 */
record SharedState(FamilyGame game, long neutralLow, long neutralHigh, RepetitionHistory history) {

  /** Returns the state of a game without neutral balls and without earlier positions. */
  static SharedState of(FamilyGame game) {
    return new SharedState(game, 0, 0, RepetitionHistory.NONE);
  }

  SharedState with(RepetitionHistory other) {
    return new SharedState(game, neutralLow, neutralHigh, other);
  }

  /** Returns this state with other neutral balls; the same object if they are equal. */
  SharedState with(long newNeutralLow, long newNeutralHigh) {
    return newNeutralLow == neutralLow && newNeutralHigh == neutralHigh
        ? this
        : new SharedState(game, newNeutralLow, newNeutralHigh, history);
  }

  /** Returns this state with the neutral balls on some cells shifted by some bits. */
  SharedState withNeutralShifted(long cellsLow, long cellsHigh, int by) {
    if (((neutralLow & cellsLow) | (neutralHigh & cellsHigh)) == 0) {
      return this;
    }
    return with(
        (neutralLow & ~cellsLow)
            | CellSets.movedLow(neutralLow & cellsLow, neutralHigh & cellsHigh, by),
        (neutralHigh & ~cellsHigh)
            | CellSets.movedHigh(neutralLow & cellsLow, neutralHigh & cellsHigh, by));
  }

  /**
   * Returns 64 bits that are the same for equal states; 0 without neutral balls and earlier
   * positions.
   */
  long hash() {
    return (neutralLow | neutralHigh) == 0 && history.counts().isEmpty()
        ? 0
        : SplitMix64.mix(SplitMix64.mix(SplitMix64.mix(neutralLow, neutralHigh), history.hash()));
  }
}
