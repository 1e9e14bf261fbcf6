package io.github.boardrules.nim;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Status;
import java.util.List;

/** Determines whether and how a game is over (RULES.md, "End of the game"). */
final class Endings {
  /** By winner: the status after the last ball, so that none is created for each position. */
  private static final List<Status> TOOK_LAST = wins(NimEnding.TOOK_LAST);

  private static final List<Status> LEFT_LAST = wins(NimEnding.LEFT_LAST);

  private Endings() {}

  static boolean isOver(GridPosition position) {
    return position.balls == 0;
  }

  static boolean isOver(HeapPosition position) {
    return (position.low | position.middle | position.high) == 0;
  }

  static Status status(GridPosition position) {
    return status(isOver(position), position.toMove(), position.variant.last);
  }

  static Status status(HeapPosition position) {
    return status(isOver(position), position.toMove(), position.variant.last);
  }

  /** Returns the value of a position in which the player to move wins or loses. */
  static GameValue gameValue(boolean isOver, int toMove, boolean isWin) {
    int winner = isWin ? toMove : 3 - toMove;
    return isOver ? GameValue.win(winner, 0) : GameValue.win(winner);
  }

  private static Status status(boolean isOver, int toMove, LastBallRule last) {
    if (!isOver) {
      return Status.ongoing(toMove);
    }
    return last == LastBallRule.WINS ? TOOK_LAST.get(2 - toMove) : LEFT_LAST.get(toMove - 1);
  }

  private static List<Status> wins(NimEnding ending) {
    return List.of(Status.win(1, ending), Status.win(2, ending));
  }
}
