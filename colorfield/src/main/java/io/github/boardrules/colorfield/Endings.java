package io.github.boardrules.colorfield;

import io.github.boardrules.core.Status;

/** When a game is over, and how (RULES.md, "End of the game"). */
final class Endings {
  private static final Status.Ongoing[] ONGOING = {new Status.Ongoing(1), new Status.Ongoing(2)};

  private Endings() {}

  static boolean over(ColorfieldPosition position) {
    return inMiddle(position)
        || lacksReds(position)
        || new MoveGenerator(position).blocked()
        || isQuiet(position);
  }

  static Status status(ColorfieldPosition position) {
    int other = 3 - position.toMove();
    if (inMiddle(position)) {
      return new Status.Win(other, ColorfieldEnding.MIDDLE);
    }
    if (lacksReds(position)) {
      return new Status.Win(other, ColorfieldEnding.REDS);
    }
    if (new MoveGenerator(position).blocked()) {
      return new Status.Win(other, ColorfieldEnding.BLOCKED);
    }
    return isQuiet(position)
        ? new Status.Draw(ColorfieldEnding.QUIET)
        : ONGOING[position.toMove() - 1];
  }

  /** Whether a piece of the other player, a red one, stands in the middle. */
  private static boolean inMiddle(ColorfieldPosition position) {
    Board board = position.variant.board;
    return ((position.otherLow & board.middleLow) | (position.otherHigh & board.middleHigh)) != 0;
  }

  /** Whether the player to move has no red piece left, not even in a gate. */
  private static boolean lacksReds(ColorfieldPosition position) {
    return ((position.ownLow & ~position.notRedLow()) | (position.ownHigh & ~position.notRedHigh()))
        == 0;
  }

  private static boolean isQuiet(ColorfieldPosition position) {
    return position.variant.quiet > 0 && position.quiet() >= position.variant.quiet;
  }
}
