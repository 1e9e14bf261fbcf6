package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;

/**
 * Which condition a well-formed text breaks (RULES.md, "Variants" and "Notation"), in the order in
 * which they are looked at.
 *
 * <pre>{@code
 * try {
 *   PikkPakkRules.parse("abalone:win=24");
 * } catch (VariantException problem) {
 *   problem.reason(); // ==> TOO_MANY_TO_REMOVE
 * }
 * }</pre>
 */
public enum PikkPakkTextReason implements EnumReason {
  /** The larger board goes with the line push and the capture only. */
  BOARD_NOT_USED,
  /** Where no push goes beyond one cell, nothing is met on the way. */
  NO_COLLISION,
  /** A player has 18 balls to lose. */
  TOO_MANY_TO_REMOVE,
  /** The patterns hold different balls. */
  OTHER_BALLS,
  /** The ends of a series do not lie in a line, the lower or left one first. */
  NO_SERIES,
  /** A series moves across its line. */
  NOT_ACROSS,
  /** A row has more cells than the board. */
  LONG_ROW,
  /** A puzzle has one player. */
  ONE_PLAYER,
  /** The variant does not have this phase. */
  NO_SUCH_PHASE,
  /** The variant does not have these balls. */
  FOREIGN_BALL,
  /** There is exactly one target ball. */
  ONE_TARGET,
  /** A ball stands outside the area. */
  OUTSIDE_AREA,
  /** The balls cannot have been placed like this in turn. */
  BAD_PLACING,
  /** With round pushes the area is full. */
  NOT_FULL,
  /** The earlier positions are not in order, or one comes twice. */
  NOT_IN_ORDER;

  private static final Messages CONDITIONS = PikkPakkReason.MESSAGES.under("text.");

  @Override
  public Messages messages() {
    return CONDITIONS;
  }
}
