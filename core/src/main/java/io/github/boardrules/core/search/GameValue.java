package io.github.boardrules.core.search;

import java.util.OptionalInt;

/**
 * What comes of a position when everybody plays perfectly from there on.
 *
 * <p>Like {@link io.github.boardrules.core.Status} it names the winner, and not only whether the
 * player to move wins: the same player may move twice running, and in a finished game nobody is to
 * move.
 *
 * <pre>{@code
 * GameValue value = GameValue.win(2, 15); // ==> win 2 in 15
 * value.isLossFor(1);                 // ==> true
 * GameValue.draw().text();                // ==> draw
 * }</pre>
 *
 * @param winner the player who can force a win, from 1; empty for a draw: nobody can, so that
 *     perfect play ends without a winner or does not end
 * @param distance how many moves the winner needs at most, while the loser holds out as long as
 *     possible: 0 when the game is over. Empty where it is not known, and always for a draw, whose
 *     play may be endless
 */
public record GameValue(OptionalInt winner, OptionalInt distance) {
  private static final GameValue DRAW = new GameValue(OptionalInt.empty(), OptionalInt.empty());

  /**
   * Makes a value.
   *
   * @throws IllegalArgumentException when the winner is below 1, the length is negative, or a draw
   *     has a length
   */
  public GameValue {
    if (winner.orElse(1) < 1) {
      throw new IllegalArgumentException("Players count from 1, not " + winner.orElse(1) + ".");
    }
    if (distance.orElse(0) < 0) {
      throw new IllegalArgumentException("A length is 0 or more, not " + distance.orElse(0) + ".");
    }
    if (winner.isEmpty() && distance.isPresent()) {
      throw new IllegalArgumentException("A draw has no length.");
    }
  }

  /**
   * A win in a known number of moves.
   *
   * @param player the winner, from 1
   * @param length how many moves are left under perfect play, 0 or more
   * @return the value
   * @throws IllegalArgumentException when a number is out of its range
   */
  public static GameValue win(int player, int length) {
    return new GameValue(OptionalInt.of(player), OptionalInt.of(length));
  }

  /**
   * A win, however long it takes.
   *
   * @param player the winner, from 1
   * @return the value
   * @throws IllegalArgumentException when the player is below 1
   */
  public static GameValue win(int player) {
    return new GameValue(OptionalInt.of(player), OptionalInt.empty());
  }

  /**
   * A draw: nobody can force a win.
   *
   * @return the value
   */
  public static GameValue draw() {
    return DRAW;
  }

  /**
   * Whether nobody can force a win.
   *
   * @return true when there is no winner
   */
  public boolean isDraw() {
    return winner.isEmpty();
  }

  /**
   * Whether a player can force a win.
   *
   * @param player the player, from 1
   * @return true when this player is the winner
   */
  public boolean isWinFor(int player) {
    return winner.isPresent() && winner.getAsInt() == player;
  }

  /**
   * Whether somebody else can force a win.
   *
   * @param player the player, from 1
   * @return true when there is a winner, and it is not this player
   */
  public boolean isLossFor(int player) {
    return winner.isPresent() && winner.getAsInt() != player;
  }

  /**
   * The value without its length, in the words of {@link io.github.boardrules.core.Status#text}.
   *
   * @return {@code win P} or {@code draw}
   */
  public String text() {
    return isDraw() ? "draw" : "win " + winner.getAsInt();
  }

  /**
   * Whether a move from a position of this value to a position of another is among the best: it
   * keeps the winner, and where lengths are known, it wins soonest or loses latest.
   */
  boolean isKeptBy(GameValue after) {
    return winner.equals(after.winner)
        && (distance.isEmpty()
            || after.distance.isEmpty()
            || distance.getAsInt() == after.distance.getAsInt() + 1);
  }

  /** The text, with the length where it is known: {@code win 1 in 15}. */
  @Override
  public String toString() {
    return text() + (distance.isPresent() ? " in " + distance.getAsInt() : "");
  }
}
