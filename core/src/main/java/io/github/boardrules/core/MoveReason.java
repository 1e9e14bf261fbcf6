package io.github.boardrules.core;

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
   * the steps before says what may be chosen. Fact: {@code step}, the name of the last.
   */
  DEAD_END;

  @Override
  public Messages messages() {
    return TextReason.MESSAGES;
  }
}
