package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Status;
import io.github.boardrules.pikkpakk.PikkPakkEnding;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Variant;
import org.jspecify.annotations.Nullable;

/** Whether a game is over, and how it ended (RULES.md, "End of the game"). */
public final class Endings {
  private static final Status[] PLACING = ongoing("placing");
  private static final Status[] ENTERING = ongoing("entering");
  private static final Status[] PUSHING = ongoing("pushing");

  private Endings() {}

  /** Returns the status of a position. */
  public static Status status(FamilyGame game, BitPosition position) {
    @Nullable Status ending = game.ending(position);
    if (ending != null) {
      return ending;
    }
    if (!game.moveKind(position).hasMove(position)) {
      return game.endingWithoutMove(position);
    }
    return isRepeated(game, position)
        ? Status.draw(PikkPakkEnding.REPETITION)
        : due(game, position)[position.toMove() - 1];
  }

  /** Returns whether a game is over for any reason except the lack of a legal move. */
  static boolean isOver(FamilyGame game, BitPosition position) {
    return isRepeated(game, position) || game.ending(position) != null;
  }

  private static boolean isRepeated(FamilyGame game, BitPosition position) {
    return game.repeat != 0 && position.occurrences() >= game.repeat;
  }

  private static Status[] due(FamilyGame game, BitPosition position) {
    if (position.isPushing()) {
      return PUSHING;
    }
    return game.hasEntering() ? ENTERING : PLACING;
  }

  /** Returns the status of an ongoing game for each player, shared by all positions. */
  private static Status[] ongoing(String due) {
    Label label = Variant.MESSAGES.withPrefix("due.").label(due);
    return new Status[] {Status.ongoing(1, label), Status.ongoing(2, label)};
  }
}
