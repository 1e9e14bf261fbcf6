package io.github.boardrules.pylos;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Why a move is refused (RULES.md, "Legality"). */
enum PylosReason implements EnumReason {
  /** A placing, but the mover's reserve is empty. */
  NO_RESERVE,
  /** A raise from a cell that holds no stone. Fact: {@code cell}. */
  SOURCE_EMPTY,
  /** A raise of the opponent's stone. Fact: {@code cell}. */
  NOT_YOUR_STONE,
  /** A raise of a stone on which another rests. Fact: {@code cell}. */
  NOT_FREE,
  /**
   * A raise to a cell that is not on a higher level. Facts: {@code from}, {@code to}. While a move
   * is entered, also a stone for which no higher cell is open; fact: {@code cell}.
   */
  NOT_HIGHER,
  /** The target holds a stone. Fact: {@code cell}. */
  OCCUPIED,
  /** The target is not supported, or only by the stone that is raised. Fact: {@code cell}. */
  UNSUPPORTED,
  /** Stones are taken back, but the move does not earn that. */
  TAKE_BACK_NOT_EARNED,
  /** Nothing is taken back, but the move completes a pattern and the variant requires it. */
  TAKE_BACK_REQUIRED,
  /** The same stone is taken back twice. Fact: {@code cell}. */
  TAKE_BACK_TWICE,
  /** A take-back from a cell that holds no stone at that moment. Fact: {@code cell}. */
  TAKE_BACK_EMPTY,
  /** A take-back of the opponent's stone. Fact: {@code cell}. */
  TAKE_BACK_NOT_YOURS,
  /** A take-back of a stone on which another rests at that moment. Fact: {@code cell}. */
  TAKE_BACK_NOT_FREE;

  @Override
  public Messages messages() {
    return Variant.MESSAGES.withPrefix("refusal.");
  }

  /** {@inheritDoc} Of a stone that can go nowhere, the sentence names no target. */
  @Override
  public String message(Locale locale, Map<String, String> facts) {
    Objects.requireNonNull(facts, "facts");
    return this == NOT_HIGHER && facts.containsKey("cell")
        ? messages().message(locale, code() + ".nowhere", facts)
        : EnumReason.super.message(locale, facts);
  }
}
