package io.github.boardrules.pylos;

import io.github.boardrules.core.Status;

/** When a game is over, and how (RULES.md, "End of the game"). */
final class Endings {
  private static final Status.Ongoing[] ONGOING = {new Status.Ongoing(1), new Status.Ongoing(2)};

  private Endings() {}

  static Status status(PylosPosition position) {
    int mover = position.toMove();
    if (position.reserve(mover) == 0) {
      long top = position.variant.board.top;
      if (((position.mover | position.other) & top) != 0) {
        return new Status.Win((position.mover & top) != 0 ? mover : 3 - mover, PylosEnding.TOP);
      }
      if (!position.variant.losesOnlyWhenStuck || !new MoveGenerator(position).canRaise()) {
        return new Status.Win(3 - mover, PylosEnding.OUT_OF_STONES);
      }
    }
    return isLimitReached(position)
        ? new Status.Draw(PylosEnding.TAKE_BACK_LIMIT)
        : ONGOING[mover - 1];
  }

  static boolean isLimitReached(PylosPosition position) {
    return position.takeBackTurns() >= position.variant.limit;
  }
}
