package io.github.boardrules.nim;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;

/** The reasons for which a move on a grid is refused (RULES.md, "Legality"). */
enum GridReason implements EnumReason {
  /** The cells are neither all in one row nor all in one column. */
  NOT_IN_LINE,
  /** The move names more cells than one move may. Facts: {@code count}, {@code max}. */
  TOO_MANY,
  /** The cells are not an unbroken run, though they must be. */
  NOT_TOUCHING,
  /** Some of the cells hold no ball. Fact: {@code cells}. */
  EMPTY_CELL;

  @Override
  public Messages messages() {
    return NimEnding.MESSAGES.withPrefix("refusal.");
  }
}
