package io.github.boardrules.nim;

import io.github.boardrules.core.Status;
import io.github.boardrules.core.search.GameValue;
import java.util.List;

/** When a game is over, and how (RULES.md, "End of the game"). */
final class Endings {
  /** By winner: the status after the last ball, so that none is created for each position. */
  private static final List<Status> TOOK_LAST = wins(NimEnding.TOOK_LAST);

  private static final List<Status> LEFT_LAST = wins(NimEnding.LEFT_LAST);

  private Endings() {}

  /** Returns the status of a position. */
  static Status status(boolean isEmpty, int toMove, LastBallRule last) {
    if (!isEmpty) {
      return Status.ongoing(toMove);
    }
    return last == LastBallRule.WINS ? TOOK_LAST.get(2 - toMove) : LEFT_LAST.get(toMove - 1);
  }

  /** Throws an exception if no ball is left. */
  static void requireOngoing(boolean isEmpty) {
    if (isEmpty) {
      throw new IllegalStateException("The game is over: there is no legal move.");
    }
  }

  /** Returns the value of a position in which the player to move wins or loses. */
  static GameValue gameValue(boolean isEmpty, int toMove, boolean isWin) {
    int winner = isWin ? toMove : 3 - toMove;
    return isEmpty ? GameValue.win(winner, 0) : GameValue.win(winner);
  }

  private static List<Status> wins(NimEnding ending) {
    return List.of(Status.win(1, ending), Status.win(2, ending));
  }
}
