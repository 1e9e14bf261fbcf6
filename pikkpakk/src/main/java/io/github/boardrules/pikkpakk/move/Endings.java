package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Status;
import io.github.boardrules.pikkpakk.base.PikkPakkEnding;
import io.github.boardrules.pikkpakk.base.Sentences;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.value.PushFourOptions;
import org.jspecify.annotations.Nullable;

/** Whether a game is over, and how it ended (RULES.md, "End of the game"). */
public final class Endings {
  private static final Status[] PLACING = ongoing("placing");
  private static final Status[] ENTERING = ongoing("entering");
  private static final Status[] PUSHING = ongoing("pushing");

  private Endings() {}

  /** Returns whether a game is over for any reason except the lack of a legal move. */
  public static boolean isOver(BitPosition position) {
    return isRepeated(position) || position.variant().ending(position) != null;
  }

  public static Status status(BitPosition position) {
    Variant variant = position.variant();
    @Nullable Status ending = variant.ending(position);
    if (ending != null) {
      return ending;
    }
    if (!position.moveKind().hasMove(position)) {
      return variant.endingWithoutMove(position);
    }
    return isRepeated(position)
        ? Status.draw(PikkPakkEnding.REPETITION)
        : due(position)[position.toMove() - 1];
  }

  private static boolean isRepeated(BitPosition position) {
    int repeat = position.variant().repeat;
    return repeat != 0 && position.occurrences() >= repeat;
  }

  private static Status[] due(BitPosition position) {
    if (position.isPushing()) {
      return PUSHING;
    }
    return position.variant().options instanceof PushFourOptions ? ENTERING : PLACING;
  }

  /** Returns the status of an ongoing game for each player, shared by all positions. */
  private static Status[] ongoing(String due) {
    Label label = Sentences.MESSAGES.withPrefix("due.").label(due);
    return new Status[] {Status.ongoing(1, label), Status.ongoing(2, label)};
  }
}
