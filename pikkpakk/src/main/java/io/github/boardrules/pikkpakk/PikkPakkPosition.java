package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Rules;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.PackedState;
import io.github.boardrules.pikkpakk.text.PositionText;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of a game of the family (RULES.md, "Notation"): the balls on the board, the player to
 * move, the phase, and what else the variant needs. Positions come from {@link
 * PikkPakkRules#start()}, from {@link PikkPakkRules#play} and from texts; they are immutable.
 *
 * <pre>{@code
 * var rules = PikkPakkRules.abalone();
 * PikkPakkPosition position = rules.play(rules.start(), PikkPakkMove.parse("a1u"));
 * position.ball(Cell.parse("a3")); // ==> Optional[LIGHT]
 * position.lost(1);                // ==> 0
 * position.toMove();               // ==> 2
 * }</pre>
 */
public abstract class PikkPakkPosition {

  /** For the classes of this module; the rules accept no others. */
  protected PikkPakkPosition() {}

  /**
   * Returns the player to move.
   *
   * @return 1 or 2; once the game is over, the player who would have to move
   */
  public int toMove() {
    return PackedState.toMove(bits().state());
  }

  /**
   * Returns whether balls are pushed now (RULES.md, "A move").
   *
   * @return false while balls are placed on the board, or enter it
   */
  public boolean isPushing() {
    return PackedState.isPushing(bits().state());
  }

  /**
   * Returns the ball on a cell.
   *
   * @param cell a cell
   * @return empty if the cell is empty, or the board has no such cell
   */
  public Optional<Ball> ball(Cell cell) {
    Board board = bits().variant().board;
    return board.has(cell) ? Optional.ofNullable(bits().ball(board.bit(cell))) : Optional.empty();
  }

  /**
   * Returns how many balls a player has lost in square abalone.
   *
   * @param player 1 or 2
   * @return 0 or more; 0 in the other games
   * @throws IllegalArgumentException if the player is neither 1 nor 2
   */
  public int lost(int player) {
    return PackedState.lostBy(bits().state(), Rules.requirePlayer(player));
  }

  /**
   * Returns how many times this board with this player to move has occurred since the number of
   * balls last changed, this time included.
   *
   * @return 1 or more; 1 if the variant does not count repetitions
   */
  public int occurrences() {
    return 1 + bits().history().occurrences(bits());
  }

  /** Returns this position with the methods of its only subclass. */
  private BitPosition bits() {
    return (BitPosition) this;
  }

  /** Returns whether the other object is an equal position of the same variant. */
  @Override
  @SuppressWarnings(
      "exports") // JSpecify's annotations are for compilers only; users do not need them
  public boolean equals(@Nullable Object other) {
    return other instanceof BitPosition that
        && bits().state() == that.state()
        && bits().hasSameBalls(that)
        && bits().history().equals(that.history())
        && bits().variant().options.equals(that.variant().options);
  }

  /** Returns a hash of all that {@link #equals} compares. */
  @Override
  public int hashCode() {
    return Long.hashCode(bits().hash());
  }

  /** Returns the text of the position. */
  @Override
  public String toString() {
    return PositionText.format(bits());
  }
}
