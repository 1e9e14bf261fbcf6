package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.CellSets;

/** The balls of a position from the point of view of the player to move. */
final class PlayerView {
  final long ownLow;
  final long ownHigh;

  final long enemyLow;
  final long enemyHigh;

  final long targetLow;
  final long targetHigh;

  PlayerView(BitPosition position) {
    boolean light = position.toMove() == 1;
    targetLow = position.lightLow & position.darkLow;
    targetHigh = position.lightHigh & position.darkHigh;
    ownLow = (light ? position.lightLow : position.darkLow) & ~targetLow;
    ownHigh = (light ? position.lightHigh : position.darkHigh) & ~targetHigh;
    enemyLow = (light ? position.darkLow : position.lightLow) & ~targetLow;
    enemyHigh = (light ? position.darkHigh : position.lightHigh) & ~targetHigh;
  }

  long ballsLow() {
    return ownLow | enemyLow | targetLow;
  }

  long ballsHigh() {
    return ownHigh | enemyHigh | targetHigh;
  }

  /** Returns the number of balls of the player to move on some cells. */
  int own(long low, long high) {
    return CellSets.count(ownLow & low, ownHigh & high);
  }

  int enemy(long low, long high) {
    return CellSets.count(enemyLow & low, enemyHigh & high);
  }
}
