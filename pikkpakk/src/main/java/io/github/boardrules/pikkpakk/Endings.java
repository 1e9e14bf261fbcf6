package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Status;
import org.jspecify.annotations.Nullable;

/** Whether a game is over, and how it ended (RULES.md, "End of the game"). */
final class Endings {
  private static final Status.Ongoing[] PLACING = ongoing("placing");
  private static final Status.Ongoing[] ENTERING = ongoing("entering");
  private static final Status.Ongoing[] PUSHING = ongoing("pushing");

  private Endings() {}

  static Status status(PikkPakkPosition position) {
    @Nullable Status ending = position.game().ending(position);
    if (ending != null) {
      return ending;
    }
    if (position.game().moveKind(position).count(position) == 0) {
      return position.game().endingWithoutMove(position);
    }
    return isRepeated(position)
        ? new Status.Draw(PikkPakkEnding.REPETITION)
        : due(position)[position.toMove() - 1];
  }

  /** Returns whether a game is over for any reason except the lack of a legal move. */
  static boolean isOver(PikkPakkPosition position) {
    return isRepeated(position) || position.game().ending(position) != null;
  }

  private static boolean isRepeated(PikkPakkPosition position) {
    int repeat = position.game().repeat;
    return repeat != 0 && position.occurrences() >= repeat;
  }

  private static Status.Ongoing[] due(PikkPakkPosition position) {
    if (position.isPushing()) {
      return PUSHING;
    }
    return position.game().hasEntering() ? ENTERING : PLACING;
  }

  /** Returns the status of an ongoing game for each player, shared by all positions. */
  private static Status.Ongoing[] ongoing(String due) {
    Label label = FamilyGame.MESSAGES.under("due.").label(due);
    return new Status.Ongoing[] {Status.ongoing(1, label), Status.ongoing(2, label)};
  }
}
