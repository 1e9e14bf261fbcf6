package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;
import java.util.ResourceBundle;

// @start region=reasons
/** Why a move or a text is refused, and how the game ends. */
enum TicTacToeReason implements EnumReason {
  /** The square is taken. Fact: {@code cell}. */
  OCCUPIED,
  /** A text has too many crosses or noughts. Facts: {@code crosses}, {@code noughts}. */
  WRONG_NUMBERS,
  /** A player has three in a line. */
  LINE,
  /** No square is free. */
  FULL_BOARD;

  static final Messages MESSAGES =
      new Messages(
          locale ->
              ResourceBundle.getBundle("io.github.boardrules.examples.tictactoe.messages", locale));

  @Override
  public Messages messages() {
    return MESSAGES;
  }
}
// @end
