package io.github.boardrules.pikkpakk.value;

import java.util.Optional;

/**
 * A position of a game of the family (RULES.md, "Notation"): the balls on the board, the player to
 * move, the phase, and what else the variant needs. Positions come from {@link
 * io.github.boardrules.pikkpakk.PikkPakkRules#start()}, from {@link
 * io.github.boardrules.pikkpakk.PikkPakkRules#play} and from texts; they are immutable. The rules
 * accept no other implementation. Positions of a variant are equal exactly when their texts are,
 * which {@code toString} returns.
 *
 * <pre>{@code
 * var rules = PikkPakkRules.abalone();
 * PikkPakkPosition position = rules.play(rules.start(), PikkPakkMove.parse("a1u"));
 * position.ball(PikkPakkCell.parse("a3")); // ==> Optional[LIGHT]
 * position.lost(1);                        // ==> 0
 * position.toMove();                       // ==> 2
 * }</pre>
 */
public interface PikkPakkPosition {
  /**
   * Returns the player to move.
   *
   * @return 1 or 2; once the game is over, the player who would have to move
   */
  int toMove();

  /**
   * Returns whether balls are pushed now (RULES.md, "A move").
   *
   * @return false while balls are placed on the board, or enter it
   */
  boolean isPushing();

  /**
   * Returns the ball on a cell.
   *
   * @param cell a cell
   * @return empty if the cell is empty, or the board has no such cell
   */
  Optional<PikkPakkBall> ball(PikkPakkCell cell);

  /**
   * Returns how many balls a player has lost in square abalone.
   *
   * @param player 1 or 2
   * @return 0 or more; 0 in the other games
   * @throws IllegalArgumentException if the player is neither 1 nor 2
   */
  int lost(int player);

  /**
   * Returns how many times this board with this player to move has occurred since the number of
   * balls last changed, this time included.
   *
   * @return 1 or more; 1 if the variant does not count repetitions
   */
  int occurrences();
}
