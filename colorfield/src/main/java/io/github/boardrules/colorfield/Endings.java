package io.github.boardrules.colorfield;

import io.github.boardrules.core.Status;
import java.util.List;

/** Determines whether and how a game is over (RULES.md, "End of the game"). */
final class Endings {
  /** By player, the status in which a move that takes must be chosen. */
  private static final List<Status> CAPTURE_DUE =
      List.of(
          Status.ongoing(1, Variant.MESSAGES.label("due.capture")),
          Status.ongoing(2, Variant.MESSAGES.label("due.capture")));

  private Endings() {}

  static boolean isOver(ColorfieldPosition position) {
    return hasOpponentReachedMiddle(position)
        || position.reds(position.toMove()) == 0
        || !new MoveGenerator(position).canStep()
        || isQuietLimitReached(position);
  }

  /** Returns the status; for an ongoing game, always the same objects. */
  static Status status(ColorfieldPosition position) {
    int mover = position.toMove();
    if (hasOpponentReachedMiddle(position)) {
      return Status.win(3 - mover, ColorfieldEnding.MIDDLE);
    }
    if (position.reds(position.toMove()) == 0) {
      return Status.win(3 - mover, ColorfieldEnding.REDS);
    }
    MoveGenerator generator = new MoveGenerator(position);
    if (!generator.canStep()) {
      return Status.win(3 - mover, ColorfieldEnding.BLOCKED);
    }
    if (isQuietLimitReached(position)) {
      return Status.draw(ColorfieldEnding.QUIET);
    }
    return position.variant.mustCaptureIfPossible && generator.canCapture()
        ? CAPTURE_DUE.get(mover - 1)
        : Status.ongoing(mover);
  }

  /** Returns whether a piece of the opponent, which is a red one, stands in the middle. */
  private static boolean hasOpponentReachedMiddle(ColorfieldPosition position) {
    Board board = position.variant.board;
    return ((position.otherLow & board.middleLow) | (position.otherHigh & board.middleHigh)) != 0;
  }

  private static boolean isQuietLimitReached(ColorfieldPosition position) {
    return position.variant.quiet > 0 && position.quiet() >= position.variant.quiet;
  }
}
