package io.github.boardrules.pylos;

import io.github.boardrules.core.Status;

/** Determines whether and how a game is over (RULES.md, "End of the game"). */
final class Endings {
  private Endings() {}

  static boolean isOver(PylosPosition position) {
    return isOutOfStones(position) || isLimitReached(position);
  }

  /** Returns the status; for an ongoing game, it allocates nothing. */
  static Status status(PylosPosition position) {
    int mover = position.toMove();
    if (isOutOfStones(position)) {
      // The top is filled exactly when both reserves are empty.
      long top = position.variant.board.top;
      if ((position.occupied() & top) == 0) {
        return Status.win(3 - mover, PylosEnding.OUT_OF_STONES);
      }
      return Status.win((position.own() & top) != 0 ? mover : 3 - mover, PylosEnding.TOP);
    }
    return isLimitReached(position)
        ? Status.draw(PylosEnding.TAKE_BACK_LIMIT)
        : Status.ongoing(mover);
  }

  /** Returns whether the game is drawn by its limit, unless the mover is out of stones. */
  static boolean isLimitReached(PylosPosition position) {
    return position.takeBackTurns() >= position.variant.limit;
  }

  private static boolean isOutOfStones(PylosPosition position) {
    return position.reserve(position.toMove()) == 0
        && !(position.variant.losesOnlyWhenStuck && new MoveGenerator(position).canRaise());
  }
}
