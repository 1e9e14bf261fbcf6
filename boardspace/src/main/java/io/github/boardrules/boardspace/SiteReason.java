package io.github.boardrules.boardspace;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;
import java.util.ResourceBundle;

/** Why a record cannot be read, or only up to some event. */
enum SiteReason implements EnumReason {
  /** The text has more characters than are read. Fact: {@code most}. */
  TOO_LONG,
  /** The text has more parentheses within each other than are read. Fact: {@code most}. */
  TOO_DEEP,
  /** The record names no set-up. */
  NO_SETUP,
  /** The record's set-up is that of no known game or variant. Fact: {@code found}. */
  UNKNOWN_SETUP,
  /** An event has a word or cells that are not known. Fact: {@code event}. */
  UNKNOWN_EVENT,
  /** The events of a turn are not a move, such as two marbles or a ring alone. */
  NO_MOVE,
  /** A player acts in the other player's turn. Fact: {@code player}. */
  TURN_ORDER,
  /** Somebody has changed the position by hand, or stopped the game in order to do so. */
  EDITED,
  /**
   * The record names another winner than the rules or its events. Facts: {@code found}, a player's
   * number, and {@code wanted}, the text of the outcome.
   */
  OTHER_WINNER;

  private static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.boardspace.messages", locale));

  @Override
  public Messages messages() {
    return MESSAGES;
  }
}
