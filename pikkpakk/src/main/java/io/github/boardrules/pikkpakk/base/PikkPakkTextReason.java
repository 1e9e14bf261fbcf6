package io.github.boardrules.pikkpakk.base;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;

/**
 * Which condition a well-formed text breaks (RULES.md, "Variants" and "Notation"), in the order in
 * which they are checked.
 */
public enum PikkPakkTextReason implements EnumReason {
  /** Round pushes do not use the larger board. */
  BOARD_NOT_USED,
  /** A push of one cell meets no ball on its way. */
  NO_COLLISION,
  /** A player has only 18 balls to lose. */
  TOO_MANY_TO_REMOVE,
  /** The patterns hold different balls. */
  OTHER_BALLS,
  /** Two cells are not the ends of a series, in order. Facts: {@code first}, {@code last}. */
  NO_SERIES,
  /** A series does not move across its line. Fact: {@code direction}. */
  NOT_ACROSS,
  /** A row has more cells than the board. Fact: {@code row}. */
  LONG_ROW,
  /** A puzzle has only player 1. */
  ONE_PLAYER,
  /** The variant does not have this phase. */
  NO_SUCH_PHASE,
  /** The variant does not have a kind of ball. */
  FOREIGN_BALL,
  /** There is not exactly one target ball. */
  ONE_TARGET,
  /** A ball stands outside the area. */
  OUTSIDE_AREA,
  /** The balls cannot have been placed in turn. */
  BAD_PLACING,
  /** The area is not full, although pushes go round. */
  NOT_FULL,
  /** The earlier positions are not in order, or one is repeated. */
  NOT_IN_ORDER;

  @Override
  public Messages messages() {
    return Sentences.MESSAGES.withPrefix("text.");
  }
}
