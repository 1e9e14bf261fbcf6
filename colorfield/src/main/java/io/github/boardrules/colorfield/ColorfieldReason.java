package io.github.boardrules.colorfield;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Why a move is refused (RULES.md, "Legality"), in the order of the checks. */
enum ColorfieldReason implements EnumReason {
  /** The layout has no such field. Fact: {@code field}. */
  NO_SUCH_FIELD,
  /** Nothing stands on the first field. Fact: {@code from}. */
  EMPTY_FIELD,
  /** The piece on the first field is the opponent's. Fact: {@code from}. */
  NOT_YOUR_PIECE,
  /** The fields do not touch, or are the same. Facts: {@code from}, {@code to}. */
  NOT_ADJACENT,
  /** The second field is a gate. Fact: {@code to}. */
  GATE_CLOSED,
  /** A piece stands on the second field. Fact: {@code to}. */
  OCCUPIED,
  /** The second field is in the middle, for red only. Facts: {@code from}, {@code to}. */
  MIDDLE_RED_ONLY,
  /** Both fields have the piece's colour. Facts: {@code from}, {@code to}, {@code colour}. */
  OWN_COLOUR,
  /** A captive is named, but the step has no prey. Facts: {@code to}, {@code captive}. */
  NO_CAPTURE,
  /** No captive is named, but the step has prey. Facts: {@code to}, {@code prey}. */
  MUST_CAPTURE,
  /** The captive is not among the prey. Facts: {@code to}, {@code captive}, {@code prey}. */
  WRONG_CAPTIVE,
  /** A move that takes or goes into the middle is due. Facts: {@code from}, {@code to}. */
  MUST_CAPTURE_STEP;

  @Override
  public Messages messages() {
    return Variant.MESSAGES.withPrefix("refusal.");
  }

  /** {@inheritDoc} A colour is named in the language, too. */
  @Override
  public String message(Locale locale, Map<String, String> facts) {
    Objects.requireNonNull(facts, "facts");
    return EnumReason.super.message(locale, ColorfieldDiagram.withColourName(locale, facts));
  }
}
