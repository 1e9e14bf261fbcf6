package io.github.boardrules.pikkpakk;

/**
 * The balls of a position while some of them are pushed.
 *
 * <p>It is mutable and serves one move.
 *
 * <p><b>Design.</b> Pushes go up and to the right, or down and to the left: in bits, ahead or back.
 * Whoever makes a move asks once which it is; a shift that asked for itself would ask at each word,
 * and processors guess badly what is true as often as not.
 */
final class MutableBalls {
  private long lightLow;
  private long lightHigh;
  private long darkLow;
  private long darkHigh;

  MutableBalls(PikkPakkPosition position) {
    lightLow = position.lightLow();
    lightHigh = position.lightHigh();
    darkLow = position.darkLow();
    darkHigh = position.darkHigh();
  }

  /** The lower bits of the cells with light, dark and target balls. */
  long ballsLow() {
    return lightLow | darkLow;
  }

  long ballsHigh() {
    return lightHigh | darkHigh;
  }

  /** Moves the balls on some cells up by 1 to 63 bits; what comes out of these cells is gone. */
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

  /** Moves the balls on some cells down by 1 to 63 bits; what comes out of these cells is gone. */
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

  /** How many balls of each player, who had so many before, are gone: a part of the state. */
  int lost(PikkPakkPosition before) {
    int lost1 = before.count(1) - CellSets.count(lightLow & ~darkLow, lightHigh & ~darkHigh);
    int lost2 = before.count(2) - CellSets.count(darkLow & ~lightLow, darkHigh & ~lightHigh);
    return PikkPakkPosition.state(1, Phase.PLACE, lost1, lost2);
  }

  /** The position in which they come to rest. */
  PikkPakkPosition position(SharedState setting, int state) {
    return PikkPakkPosition.of(setting, state, lightLow, lightHigh, darkLow, darkHigh);
  }
}
