package io.github.boardrules.pikkpakk.base;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;

/** How a game ends (RULES.md, "End of the game"). */
public enum PikkPakkEnding implements EnumReason {
  /** The target ball is surrounded. */
  SURROUNDED,
  /** Four balls in a line. */
  FOUR_IN_ROW,
  /** Five balls in a line. */
  FIVE_IN_ROW,
  /** Enough balls of the opponent have left the board. */
  REMOVED,
  /** The puzzle is solved. */
  SOLVED,
  /** Both players have a line. */
  BOTH_LINES,
  /** The player to move has no legal move. */
  NO_MOVE,
  /** No ball can enter any more. */
  BOARD_FULL,
  /** The position has occurred often enough. */
  REPETITION;

  @Override
  public Messages messages() {
    return Sentences.MESSAGES.withPrefix("ending.");
  }
}
