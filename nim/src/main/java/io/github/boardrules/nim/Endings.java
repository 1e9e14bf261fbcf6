package io.github.boardrules.nim;

import io.github.boardrules.core.Status;
import io.github.boardrules.core.search.GameValue;

/** When a game is over, and how (RULES.md, "End of the game"). */
final class Endings {
  private static final Status[] ONGOING = {new Status.Ongoing(1), new Status.Ongoing(2)};
  private static final Status[] TOOK_LAST = {
    new Status.Win(1, NimEnding.TOOK_LAST), new Status.Win(2, NimEnding.TOOK_LAST)
  };
  private static final Status[] LEFT_LAST = {
    new Status.Win(1, NimEnding.LEFT_LAST), new Status.Win(2, NimEnding.LEFT_LAST)
  };

  private Endings() {}

  /** How a game stands whose balls are all gone, or not. */
  static Status status(boolean allGone, int toMove, LastBallRule last) {
    if (!allGone) {
      return ONGOING[toMove - 1];
    }
    return last == LastBallRule.WINS ? TOOK_LAST[2 - toMove] : LEFT_LAST[toMove - 1];
  }

  /** What perfect play leads to when the player to move wins with it, or does not. */
  static GameValue gameValue(boolean allGone, int toMove, boolean wins) {
    int winner = wins ? toMove : 3 - toMove;
    return allGone ? GameValue.win(winner, 0) : GameValue.win(winner);
  }
}
