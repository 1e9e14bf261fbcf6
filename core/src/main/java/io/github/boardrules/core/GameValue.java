package io.github.boardrules.core;

import java.util.OptionalInt;

/**
 * The outcome of a position when both players play perfectly from there on.
 *
 * <p>Like {@link Status} it names the winner and does not say whether the player to move wins: a
 * player may move twice in a row, and nobody is to move in a game that is over.
 *
 * <pre>{@code
 * GameValue value = GameValue.win(2, 15); // ==> win 2 in 15
 * value.isLossFor(1);                     // ==> true
 * GameValue.draw().text();                // ==> draw
 * }</pre>
 *
 * @param winner the player who can force a win, from 1; empty for a draw: perfect play ends without
 *     a winner or does not end
 * @param distance the number of moves to the end when the winner plays for the fastest win and the
 *     loser for the slowest loss; 0 when the game is over. Empty where it is not known, and for a
 *     draw, which may never end
 */
public record GameValue(OptionalInt winner, OptionalInt distance) {
  private static final GameValue DRAW = new GameValue(OptionalInt.empty(), OptionalInt.empty());

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if the winner is below 1, the distance is negative, or a draw
   *     has a distance
   */
  public GameValue {
    if (winner.orElse(1) < 1) {
      throw new IllegalArgumentException("Players count from 1, not " + winner.orElse(1) + ".");
    }
    if (distance.orElse(0) < 0) {
      throw new IllegalArgumentException(
          "A distance is 0 or more, not " + distance.orElse(0) + ".");
    }
    if (winner.isEmpty() && distance.isPresent()) {
      throw new IllegalArgumentException("A draw has no distance.");
    }
  }

  /**
   * {@return a win in a known number of moves}
   *
   * @param player the winner, from 1
   * @param distance the number of moves to the end under perfect play, 0 or more
   * @throws IllegalArgumentException if a number is out of its range
   */
  public static GameValue win(int player, int distance) {
    return new GameValue(OptionalInt.of(player), OptionalInt.of(distance));
  }

  /**
   * {@return a win of unknown distance}
   *
   * @param player the winner, from 1
   * @throws IllegalArgumentException if the player is below 1
   */
  public static GameValue win(int player) {
    return new GameValue(OptionalInt.of(player), OptionalInt.empty());
  }

  /** {@return a draw: neither player can force a win} */
  public static GameValue draw() {
    return DRAW;
  }

  /** {@return whether neither player can force a win} */
  public boolean isDraw() {
    return winner.isEmpty();
  }

  /**
   * {@return whether a player can force a win}
   *
   * @param player the player, from 1
   */
  public boolean isWinFor(int player) {
    return winner.isPresent() && winner.getAsInt() == player;
  }

  /**
   * {@return whether the opponent of a player can force a win}
   *
   * @param player the player, from 1
   */
  public boolean isLossFor(int player) {
    return winner.isPresent() && winner.getAsInt() != player;
  }

  /** {@return {@code win P} or {@code draw}, without the distance} */
  public String text() {
    return isDraw() ? "draw" : "win " + winner.getAsInt();
  }

  /** Returns whether a move to a position of another value is among the best. */
  boolean isKeptBy(GameValue after) {
    return winner.equals(after.winner)
        && (distance.isEmpty()
            || after.distance.isEmpty()
            || distance.getAsInt() == after.distance.getAsInt() + 1);
  }

  /** Returns the text, with the distance where it is known: {@code win 1 in 15}. */
  @Override
  public String toString() {
    return text() + (distance.isPresent() ? " in " + distance.getAsInt() : "");
  }
}
