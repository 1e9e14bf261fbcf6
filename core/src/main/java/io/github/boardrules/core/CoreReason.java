package io.github.boardrules.core;

import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;

/**
 * The reasons that every game shares.
 *
 * <pre>{@code
 * CoreReason.GAME_OVER.code();                            // ==> game-over
 * CoreReason.GAME_OVER.message(Locale.ENGLISH, Map.of()); // ==> The game is over.
 * }</pre>
 */
public enum CoreReason implements Reason {
  /** A text can, from some column on, no longer be the beginning of a well-formed one. */
  MALFORMED,
  /** A variant id gives an option twice. Fact: {@code key}. */
  REPEATED_KEY,
  /**
   * A number is out of its range. Facts: {@code name}, {@code value}, {@code least}, {@code most}.
   */
  OUT_OF_RANGE,
  /** A variant id is looked up where no game is known at all. */
  NO_GAMES,
  /** A record is of another variant. Facts: {@code found}, {@code wanted}. */
  OTHER_VARIANT,
  /** A record ends with another status than its moves. Facts: {@code found}, {@code wanted}. */
  OTHER_STATUS,
  /** The game is over, so nothing is legal. */
  GAME_OVER,
  /** The move is not legal; the game does not say more. Fact: {@code move}. */
  ILLEGAL,
  /** No legal move goes on with the last step entered. Facts: {@code step}, {@code number}. */
  DEAD_END;

  static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.core.messages", locale));

  @Override
  public String code() {
    return Reason.codeOf(this);
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return MESSAGES.text(locale, code(), facts);
  }
}
