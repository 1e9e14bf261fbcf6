package io.github.boardrules.core;

import java.util.Locale;
import java.util.Map;
import java.util.Objects;

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
  /**
   * No legal move begins with the steps, and no rule of the game says more; {@link Draft#prompt} of
   * the steps before says what may be chosen. Facts: {@code step}, the name of the last, and {@code
   * stock}, which is {@code yes} if that is a piece beside the board.
   */
  DEAD_END;

  @Override
  public Messages messages() {
    return TextReason.MESSAGES;
  }

  /** {@inheritDoc} Of what lies beside the board, the sentence says so. */
  @Override
  public String message(Locale locale, Map<String, String> facts) {
    Objects.requireNonNull(facts, "facts");
    return this == DEAD_END && facts.containsKey("stock")
        ? messages().message(locale, code() + ".stock", facts)
        : EnumReason.super.message(locale, facts);
  }
}
