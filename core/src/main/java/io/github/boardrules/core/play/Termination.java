package io.github.boardrules.core.play;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Status;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How a match ends although its game is not over: a player resigns, or the time is up. The rules do
 * not know these endings; a {@link MatchRecord} holds them beside the status.
 *
 * <pre>{@code
 * Status ending = Termination.RESIGNATION.win(2);
 * ending.text();                  // ==> win 2 resignation
 * ending.message(Locale.ENGLISH); // ==> Player 2 wins: the other player has resigned.
 * }</pre>
 */
public enum Termination implements EnumReason {
  /** The loser resigned. A win. */
  RESIGNATION(true, false),
  /** The loser's time was up. A win. */
  TIME(true, false),
  /** The loser did not appear, left, or broke a rule of the tournament. A win. */
  FORFEIT(true, false),
  /** The players agreed on a draw. */
  AGREEMENT(false, true),
  /**
   * The only player of a puzzle gave up, or the time was up. A draw, because nobody else can win.
   */
  GIVEN_UP(false, true),
  /** The position had occurred so often that the organizer's rules end the match. A draw. */
  REPETITION(false, true),
  /** A referee decided. A win or a draw. */
  ADJUDICATION(true, true);

  private static final Messages MESSAGES = MatchRecord.MESSAGES.withPrefix("termination.");

  private final boolean canWin;
  private final boolean canDraw;

  Termination(boolean canWin, boolean canDraw) {
    this.canWin = canWin;
    this.canDraw = canDraw;
  }

  /**
   * {@return the outcome that a player wins in this way}
   *
   * @param player the winner, from 1
   * @throws IllegalArgumentException if nobody wins in this way
   */
  public Status win(int player) {
    if (!canWin) {
      throw new IllegalArgumentException("Nobody wins by " + code() + ".");
    }
    return Status.win(player, this);
  }

  /**
   * {@return the outcome that the match is a draw in this way}
   *
   * @throws IllegalArgumentException if a match is never a draw in this way
   */
  public Status draw() {
    if (!canDraw) {
      throw new IllegalArgumentException("A match is no draw by " + code() + ".");
    }
    return Status.draw(this);
  }

  @Override
  public Messages messages() {
    return MESSAGES;
  }

  static List<String> codes(boolean ofWins, int players) {
    return Arrays.stream(values())
        .filter(each -> ofWins ? each.canWin : each.canDraw)
        .filter(each -> players == 1 || each != GIVEN_UP)
        .map(EnumReason::code)
        .collect(Collectors.toList());
  }

  static Termination ofCode(String code) {
    return Arrays.stream(values())
        .filter(each -> each.code().equals(code))
        .findFirst()
        .orElseThrow();
  }
}
