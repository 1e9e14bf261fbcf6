package io.github.boardrules.tzaar;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** The reasons for which a move is refused (RULES.md, "Legality"). */
enum TzaarReason implements EnumReason {
  /** The move is a placement, but all pieces are on the board. */
  NOT_PLACING,
  /** The move is not a placement, but pieces are still being placed. */
  MUST_PLACE,
  /** The move is a reinforcement or a pass, but the step must be a capture. */
  MUST_CAPTURE,
  /** The field of a placement is not empty. Fact: {@code field}. */
  OCCUPIED,
  /** The player has no pieces of the kind left to place. Fact: {@code kind}. */
  NONE_LEFT,
  /** There is no stack on the field of departure. Fact: {@code from}. */
  EMPTY_SOURCE,
  /** The stack on the field of departure belongs to the opponent. Fact: {@code from}. */
  NOT_YOURS,
  /** The fields are not on a common line, or are the same. Facts: {@code from}, {@code to}. */
  NOT_IN_LINE,
  /** The hole lies between the fields. Facts: {@code from}, {@code to}. */
  ACROSS_CENTRE,
  /** A stack stands between the fields. Facts: {@code from}, {@code to}, {@code field}. */
  BLOCKED,
  /** There is no stack on the field of arrival. Fact: {@code to}. */
  EMPTY_TARGET,
  /** The move would capture a stack of the player. Fact: {@code to}. */
  OWN_TARGET,
  /** The move would reinforce a stack of the opponent. Fact: {@code to}. */
  ENEMY_TARGET,
  /**
   * The moving stack is lower than the one it would capture. Facts: {@code from}, {@code height},
   * {@code to}, {@code due}.
   */
  TOO_WEAK,
  /** The player would cover their last stack of a kind. Facts: {@code to}, {@code kind}. */
  COVERS_LAST;

  /** The name of the fact that is the letter of a kind; sentences show the kind's name. */
  static final String KIND = "kind";

  @Override
  public Messages messages() {
    return Variant.MESSAGES.withPrefix("refusal.");
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    Objects.requireNonNull(facts, "facts");
    Map<String, String> shown = new HashMap<>(facts);
    shown.computeIfPresent(
        KIND, (name, letter) -> Variant.MESSAGES.message(locale, "kind." + letter));
    return EnumReason.super.message(locale, shown);
  }
}
