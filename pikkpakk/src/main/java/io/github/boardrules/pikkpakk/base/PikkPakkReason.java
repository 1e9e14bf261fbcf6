package io.github.boardrules.pikkpakk.base;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;
import java.util.Locale;
import java.util.Map;

/** Why a move is refused, in the order of the page (RULES.md, "Legality"). */
public enum PikkPakkReason implements EnumReason {
  /** The variant, or the phase, has no moves of this form. */
  WRONG_KIND,
  /** The cell or the line is not on the board, or not in the area. Fact: {@code at}. */
  OFF_BOARD,
  /** A ball cannot be placed or enter here. Fact: {@code at}. */
  WRONG_CELL,
  /** The cell is taken. Fact: {@code at}. */
  OCCUPIED,
  /** All seven cells of the line are taken. Fact: {@code at}. */
  LINE_FULL,
  /** The line does not hold exactly seven balls side by side. Fact: {@code at}. */
  NOT_COMPLETE,
  /** The cell is empty. Fact: {@code at}. */
  NO_BALL,
  /** A ball stands behind the named one. Fact: {@code at}. */
  NOT_REAR,
  /** A ball of the series is not the mover's. Fact: {@code at}. */
  NOT_PURE,
  /** The push goes too far. Facts: {@code at}, {@code cells}, {@code most}. */
  TOO_MANY_STEPS,
  /** The push does not go far enough. Facts: {@code at}, {@code cells}, {@code fewest}. */
  TOO_FEW_STEPS,
  /** The balls meet others and may not continue. Facts: {@code at}, and {@code step} in a push. */
  BLOCKED,
  /** The majority is missing at the first step. Fact: {@code at}. */
  NO_MAJORITY,
  /** The majority is missing at a later step. Facts: {@code at}, {@code step}. */
  LOST_MAJORITY,
  /** The target ball would leave the board. Facts: {@code at}, {@code step}. */
  TARGET_OFF,
  /** An own ball would leave the board. Facts: {@code at}, {@code step}. */
  OWN_OFF,
  /** A ball of a complete line would leave the board. Fact: {@code at}. */
  EDGE,
  /** The numbers are equal and the push does not win. Fact: {@code at}. */
  EQUALITY_NOT_WINNING;

  @Override
  public Messages messages() {
    return Sentences.MESSAGES.withPrefix("refusal.");
  }

  /** {@inheritDoc} A ball that would leave the board at the first step needs no step in words. */
  @Override
  public String message(Locale locale, Map<String, String> facts) {
    boolean isFar = !facts.getOrDefault("step", "1").equals("1");
    return (this == TARGET_OFF || this == OWN_OFF) && isFar
        ? messages().message(locale, code() + ".far", facts)
        : EnumReason.super.message(locale, facts);
  }
}
