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
  /** {@return the player to move, 1 or 2; after the end, the player whose move it would be} */
  int toMove();

  /** {@return whether balls are pushed now; false while they are placed or enter the board} */
  boolean isPushing();

  /**
   * {@return the ball on a cell; empty if there is none, or the board has no such cell}
   *
   * @param cell a cell
   */
  Optional<PikkPakkBall> ball(PikkPakkCell cell);

  /**
   * {@return how many balls a player has lost in square abalone; 0 in the other games}
   *
   * @param player 1 or 2
   * @throws IllegalArgumentException if the player is neither 1 nor 2
   */
  int lost(int player);

  /**
   * {@return how many times this board with this player to move has occurred since the number of
   * balls last changed, this time included; 1 if the variant does not count repetitions}
   */
  int occurrences();
}
