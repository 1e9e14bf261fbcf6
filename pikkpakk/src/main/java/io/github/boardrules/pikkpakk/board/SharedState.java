package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.core.grid.Bits;

/**
 * What a position has besides the balls of the players and the state. It seldom changes, so that
 * most positions share it with the one before. Its history is empty unless the variant counts
 * repetitions.
 */
public record SharedState(
    Variant variant, long neutralLow, long neutralHigh, RepetitionHistory history) {
  SharedState with(RepetitionHistory other) {
    return new SharedState(variant, neutralLow, neutralHigh, other);
  }

  /** Returns this state with other neutral balls; the same object if they are equal. */
  public SharedState with(long newNeutralLow, long newNeutralHigh) {
    return newNeutralLow == neutralLow && newNeutralHigh == neutralHigh
        ? this
        : new SharedState(variant, newNeutralLow, newNeutralHigh, history);
  }

  /** Returns this state with the neutral balls on some cells shifted by some bits. */
  public SharedState withNeutralShifted(long cellsLow, long cellsHigh, int by) {
    if (((neutralLow & cellsLow) | (neutralHigh & cellsHigh)) == 0) {
      return this;
    }
    return with(
        (neutralLow & ~cellsLow)
            | CellSets.movedLow(neutralLow & cellsLow, neutralHigh & cellsHigh, by),
        (neutralHigh & ~cellsHigh)
            | CellSets.movedHigh(neutralLow & cellsLow, neutralHigh & cellsHigh, by));
  }

  /** Returns the hash; 0 without neutral balls and earlier positions. */
  public long hash() {
    return (neutralLow | neutralHigh) == 0 && history.isEmpty()
        ? 0
        : Bits.mix(Bits.mix(Bits.mix(neutralLow, neutralHigh), history.hash()));
  }
}
