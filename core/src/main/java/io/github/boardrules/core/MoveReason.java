package io.github.boardrules.core;

import java.util.Locale;
import java.util.Map;

/**
 * Why a move or a step is refused, in every game; a game adds the rules that a move can break.
 *
 * <pre>{@code
 * MoveReason.GAME_OVER.code();                            // ==> game-over
 * MoveReason.GAME_OVER.message(Locale.ENGLISH, Map.of()); // ==> The game is over.
 * }</pre>
 */
public enum MoveReason implements EnumReason {
  /** The game is over, so no move is legal; in every game. */
  GAME_OVER,
  /** The move is not legal; the game does not say more. Fact: {@code move}. */
  ILLEGAL,
  /** No legal move begins with the steps. Facts: {@code step}, the last, and its {@code number}. */
  DEAD_END;

  @Override
  public Messages messages() {
    return TextReason.MESSAGES;
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    boolean isFirstStep = this == DEAD_END && "1".equals(facts.get("number"));
    return messages().text(locale, isFirstStep ? "dead-end.first" : code(), facts);
  }
}
