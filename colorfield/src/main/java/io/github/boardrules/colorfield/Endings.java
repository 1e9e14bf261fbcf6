package io.github.boardrules.colorfield;

import io.github.boardrules.core.Status;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Determines whether and how a game is over (RULES.md, "End of the game"). */
final class Endings {
  /** By player, the status in which a move that takes must be chosen. */
  private static final List<Status> CAPTURE_DUE =
      List.of(
          Status.ongoing(1, Variant.MESSAGES.label("due.capture")),
          Status.ongoing(2, Variant.MESSAGES.label("due.capture")));

  private Endings() {}

  static boolean isOver(ColorfieldPosition position) {
    return ending(position) != null;
  }

  /** Returns the status; for an ongoing game, always the same objects. */
  static Status status(ColorfieldPosition position) {
    @Nullable Status ending = ending(position);
    if (ending != null) {
      return ending;
    }
    return position.variant.mustCaptureIfPossible && new MoveGenerator(position).canCapture()
        ? CAPTURE_DUE.get(position.toMove() - 1)
        : Status.ongoing(position.toMove());
  }

  private static @Nullable Status ending(ColorfieldPosition position) {
    int mover = position.toMove();
    if (hasOpponentReachedMiddle(position)) {
      return Status.win(3 - mover, ColorfieldEnding.MIDDLE);
    }
    if (position.reds(mover) == 0) {
      return Status.win(3 - mover, ColorfieldEnding.REDS);
    }
    if (!new MoveGenerator(position).canStep()) {
      return Status.win(3 - mover, ColorfieldEnding.BLOCKED);
    }
    boolean isQuiet = position.variant.quiet > 0 && position.quiet() >= position.variant.quiet;
    return isQuiet ? Status.draw(ColorfieldEnding.QUIET) : null;
  }

  /** Returns whether a piece of the opponent, which is a red one, stands in the middle. */
  private static boolean hasOpponentReachedMiddle(ColorfieldPosition position) {
    Board board = position.variant.board;
    return ((position.otherLow & board.middleLow) | (position.otherHigh & board.middleHigh)) != 0;
  }
}
