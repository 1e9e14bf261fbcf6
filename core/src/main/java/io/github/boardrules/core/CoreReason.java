package io.github.boardrules.core;

import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;

/**
 * The reasons that all games share.
 *
 * <pre>{@code
 * CoreReason.GAME_OVER.code();                            // ==> game-over
 * CoreReason.GAME_OVER.message(Locale.ENGLISH, Map.of()); // ==> The game is over.
 * }</pre>
 */
public enum CoreReason implements EnumReason {
  /** From some column on, a text can no longer be the beginning of a well-formed one. */
  MALFORMED,
  /** A variant id begins with no game's id. Facts: {@code found}, {@code expected}. */
  UNKNOWN_GAME,
  /** A variant id names an unknown option. Facts: {@code found}, {@code expected}. */
  UNKNOWN_OPTION,
  /** An option has an unknown value. Facts: {@code name}, {@code found}, {@code expected}. */
  UNKNOWN_VALUE,
  /** A text has another word than is due there. Facts: {@code found}, {@code expected}. */
  UNKNOWN_WORD,
  /** A variant id gives an option twice. Fact: {@code key}. */
  REPEATED_KEY,
  /**
   * A number is out of its range. Facts: {@code name}, {@code value}, {@code least}, {@code most}.
   */
  OUT_OF_RANGE,
  /** A variant id is looked up in a catalog without games. */
  NO_GAMES,
  /** The packed rules of a game that has none are asked for. Fact: {@code game}. */
  NOT_PACKED,
  /** A record gives a header twice. Fact: {@code key}. */
  REPEATED_HEADER,
  /** A record is of another variant. Facts: {@code found}, {@code wanted}. */
  OTHER_VARIANT,
  /** A record ends with another status than its moves. Facts: {@code found}, {@code wanted}. */
  OTHER_STATUS,
  /** The game is over, so no move is legal; in every game. */
  GAME_OVER,
  /** The move is not legal; the game does not say more. Fact: {@code move}. */
  ILLEGAL,
  /**
   * No legal move begins with the steps entered; the game does not say more. Facts: {@code step},
   * the last one, and its {@code number}, from 1.
   */
  DEAD_END;

  static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.core.messages", locale));

  @Override
  public Messages messages() {
    return MESSAGES;
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    boolean isFirstStep = this == DEAD_END && "1".equals(facts.get("number"));
    return MESSAGES.text(locale, isFirstStep ? "dead-end.first" : code(), facts);
  }
}
