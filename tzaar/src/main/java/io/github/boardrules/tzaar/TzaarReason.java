package io.github.boardrules.tzaar;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/**
 * Why a move is refused (RULES.md, "Legality").
 *
 * <pre>{@code
 * var rules = TzaarRules.fixed();
 * rules.refusal(rules.start(), TzaarMove.parse("pass")).orElseThrow().reason(); // ==> MUST_CAPTURE
 * }</pre>
 */
public enum TzaarReason implements Reason {
  /** The game is over. */
  GAME_OVER,
  /** A place, but all pieces are on the board. */
  NOT_PLACING,
  /** Not a place, but pieces are still being placed. */
  MUST_PLACE,
  /** A reinforcement or a pass, but the step must be a capture. */
  MUST_CAPTURE,
  /** A place on a field that is not empty. Fact: {@code field}. */
  OCCUPIED,
  /** The player has put all his pieces of the kind on the board. Fact: {@code kind}. */
  NONE_LEFT,
  /** No stack on the field of departure. Fact: {@code from}. */
  EMPTY_SOURCE,
  /** The stack on the field of departure is the opponent's. Fact: {@code from}. */
  NOT_YOURS,
  /** The fields are on no common line, or are the same. Facts: {@code from}, {@code to}. */
  NOT_IN_LINE,
  /** The hole lies between the fields. Facts: {@code from}, {@code to}. */
  ACROSS_CENTRE,
  /** A stack stands between the fields. Facts: {@code from}, {@code to}, {@code field}. */
  BLOCKED,
  /** No stack on the field of arrival. Fact: {@code to}. */
  EMPTY_TARGET,
  /** A capture of the player's own stack. Fact: {@code to}. */
  OWN_TARGET,
  /** A reinforcement of the opponent's stack. Fact: {@code to}. */
  ENEMY_TARGET,
  /**
   * The moving stack is lower than the one it would capture. Facts: {@code from}, {@code height},
   * {@code to}, {@code due}.
   */
  TOO_WEAK,
  /** The player would cover his last stack of a kind. Facts: {@code to}, {@code kind}. */
  COVERS_LAST;

  @Override
  public String code() {
    return Reason.codeOf(this);
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return TzaarMessages.text(locale, "refusal." + code(), facts);
  }
}
