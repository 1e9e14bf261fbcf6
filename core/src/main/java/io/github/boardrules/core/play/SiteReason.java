package io.github.boardrules.core.play;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;

/**
 * Why the record of a game site cannot be read, or only up to some event.
 *
 * <pre>{@code
 * SiteReason.EDITED.code();                            // ==> edited
 * SiteReason.EDITED.message(Locale.ENGLISH, Map.of()); // ==> The position has been changed by hand.
 * }</pre>
 */
public enum SiteReason implements EnumReason {
  /** The record names no set-up. */
  NO_SETUP,
  /** The record's set-up is that of no known game or variant. Fact: {@code found}. */
  UNKNOWN_SETUP,
  /** An event has a word or cells that are not known. Fact: {@code event}. */
  UNKNOWN_EVENT,
  /** The events of a turn are no move, such as two marbles or a ring alone. */
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

  private static final Messages MESSAGES = RecordReason.MESSAGES.withPrefix("site.");

  @Override
  public Messages messages() {
    return MESSAGES;
  }
}
