package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.CellSets;
import io.github.boardrules.pikkpakk.board.PackedState;
import io.github.boardrules.pikkpakk.board.SharedState;

/**
 * The balls of a position while some of them are pushed.
 *
 * <p>It is mutable and serves one move.
 *
 * <p><b>Design.</b> A push goes up or to the right, ahead in bits, or down or to the left, back in
 * bits. The direction is tested once per move; testing it inside each shift would add an
 * unpredictable branch per word. The object never leaves the method that makes a move, so that
 * escape analysis removes its allocation.
 */
final class MutableBalls {
  private long lightLow;
  private long lightHigh;
  private long darkLow;
  private long darkHigh;

  MutableBalls(BitPosition position) {
    lightLow = position.lightLow;
    lightHigh = position.lightHigh;
    darkLow = position.darkLow;
    darkHigh = position.darkHigh;
  }

  /** Returns the low word of the cells with light, dark and target balls. */
  long ballsLow() {
    return lightLow | darkLow;
  }

  long ballsHigh() {
    return lightHigh | darkHigh;
  }

  /** Shifts the balls on some cells ahead by 1 to 63 bits, and removes those that leave them. */
  void ahead(long cellsLow, long cellsHigh, int by) {
    long movingLow = lightLow & cellsLow;
    long movingHigh = lightHigh & cellsHigh;
    lightLow = (lightLow ^ movingLow) | ((movingLow << by) & cellsLow);
    lightHigh = (lightHigh ^ movingHigh) | (((movingHigh << by) | (movingLow >>> -by)) & cellsHigh);
    movingLow = darkLow & cellsLow;
    movingHigh = darkHigh & cellsHigh;
    darkLow = (darkLow ^ movingLow) | ((movingLow << by) & cellsLow);
    darkHigh = (darkHigh ^ movingHigh) | (((movingHigh << by) | (movingLow >>> -by)) & cellsHigh);
  }

  void back(long cellsLow, long cellsHigh, int by) {
    long movingLow = lightLow & cellsLow;
    long movingHigh = lightHigh & cellsHigh;
    lightLow = (lightLow ^ movingLow) | (((movingLow >>> by) | (movingHigh << -by)) & cellsLow);
    lightHigh = (lightHigh ^ movingHigh) | ((movingHigh >>> by) & cellsHigh);
    movingLow = darkLow & cellsLow;
    movingHigh = darkHigh & cellsHigh;
    darkLow = (darkLow ^ movingLow) | (((movingLow >>> by) | (movingHigh << -by)) & cellsLow);
    darkHigh = (darkHigh ^ movingHigh) | ((movingHigh >>> by) & cellsHigh);
  }

  /** Returns how many balls each player has lost since a position, as a part of the state. */
  int lost(BitPosition before) {
    int lost1 = before.count(1) - CellSets.count(lightLow & ~darkLow, lightHigh & ~darkHigh);
    int lost2 = before.count(2) - CellSets.count(darkLow & ~lightLow, darkHigh & ~lightHigh);
    return PackedState.lost(lost1, lost2);
  }

  BitPosition position(SharedState shared, int state) {
    return new BitPosition(shared, state, lightLow, lightHigh, darkLow, darkHigh);
  }
}
