package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;

/** Why a move or a text is refused, and how the game ends. */
enum TicTacToeReason implements Reason {
  /** The square is taken. Fact: {@code square}. */
  OCCUPIED,
  /** A text has too many crosses or noughts. Facts: {@code crosses}, {@code noughts}. */
  WRONG_NUMBERS,
  /** A player has three in a line. */
  LINE,
  /** No square is free. */
  FULL_BOARD;

  private static final Messages MESSAGES =
      new Messages(
          locale ->
              ResourceBundle.getBundle("io.github.boardrules.examples.tictactoe.messages", locale));

  @Override
  public String code() {
    return Reason.codeOf(this);
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return MESSAGES.text(locale, code(), facts);
  }
}
