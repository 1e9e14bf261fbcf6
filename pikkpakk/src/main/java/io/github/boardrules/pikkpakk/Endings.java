package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Status;
import org.jspecify.annotations.Nullable;

/** When a game is over, and how (RULES.md, "End of the game"). */
final class Endings {
  private static final Status.Ongoing[] ONGOING = {new Status.Ongoing(1), new Status.Ongoing(2)};

  private Endings() {}

  static Status status(PikkPakkPosition position) {
    @Nullable Status ending = position.game.ending(position);
    if (ending != null) {
      return ending;
    }
    if (count(position) == 0) {
      return position.game.stuck(position);
    }
    return isRepeated(position)
        ? new Status.Draw(PikkPakkEnding.REPETITION)
        : ONGOING[position.toMove() - 1];
  }

  /** Whether a game is over for another reason than that there is no move. */
  static boolean isOver(PikkPakkPosition position) {
    return isRepeated(position) || position.game.ending(position) != null;
  }

  /** Appends the moves that the ways to move allow, whether the game is over or not. */
  static void list(PikkPakkPosition position, MoveBuffer out) {
    int mark = out.mark();
    var manners = position.game.manners(position);
    for (int i = 0; i < manners.size(); i++) {
      manners.get(i).list(position, out);
    }
    if (manners.size() > 1) {
      out.sort(mark);
    }
  }

  /** How many moves that is. */
  static int count(PikkPakkPosition position) {
    var manners = position.game.manners(position);
    int count = 0;
    for (int i = 0; i < manners.size(); i++) {
      count += manners.get(i).count(position);
    }
    return count;
  }

  private static boolean isRepeated(PikkPakkPosition position) {
    int repeat = position.game.repeat;
    return repeat != 0 && position.occurrences() >= repeat;
  }
}
