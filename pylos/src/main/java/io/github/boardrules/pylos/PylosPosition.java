package io.github.boardrules.pylos;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.grid.Bits;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A position of Pylos (RULES.md, "Notation"): the stones on the board, the player to move and the
 * count of take-back turns. Positions come from {@link PylosRules#start()}, from {@link
 * PylosRules#play} and from text. They are immutable.
 *
 * <pre>{@code
 * var rules = PylosRules.standard();
 * PylosPosition position = rules.play(rules.start(), PylosMove.parse("1b2"));
 * position.owner(PylosCell.parse("1b2")); // ==> OptionalInt[1]
 * position.reserve(1);                    // ==> 14
 * position.toMove();                      // ==> 2
 * }</pre>
 *
 * <p><b>Design.</b> Two bitboards hold the stones of the player to move and of the opponent, not
 * those of player 1 and 2, so the rules need no branch on the player. The bits of the first that no
 * cell uses hold the player to move and the count.
 */
public final class PylosPosition {
  /** The bit of {@link #mover} that is set if player 2 is to move. */
  static final long SECOND = 1L << Board.BITS;

  final Variant variant;

  /** The stones of the player to move; in the bits above them, {@link #SECOND} and the count. */
  final long mover;

  final long other;

  PylosPosition(Variant variant, long mover, long other) {
    this.variant = variant;
    this.mover = mover;
    this.other = other;
  }

  static PylosPosition of(Variant variant, long first, long second, int toMove, int takeBackTurns) {
    long count = takeBackTurns * MoveCode.COUNTED;
    return toMove == 1
        ? new PylosPosition(variant, first | count, second)
        : new PylosPosition(variant, second | count | SECOND, first);
  }

  /** {@return the player to move, 1 or 2; after the end, the player whose move it would be} */
  public int toMove() {
    return (mover & SECOND) == 0 ? 1 : 2;
  }

  /**
   * {@return the owner of the stone on a cell, 1 or 2; empty if no stone is there or the board does
   * not have the cell}
   *
   * @param cell any cell
   */
  public OptionalInt owner(PylosCell cell) {
    long set = Board.set(cell);
    if ((mover & set) != 0) {
      return OptionalInt.of(toMove());
    }
    return (other & set) == 0 ? OptionalInt.empty() : OptionalInt.of(3 - toMove());
  }

  /**
   * {@return the number of stones in a player's reserve, 0 to 15, or 0 to 7 on base 3}
   *
   * @param player 1 or 2
   * @throws IllegalArgumentException if there is no such player
   */
  public int reserve(int player) {
    return variant.board.stones - Long.bitCount(stones(player));
  }

  /** {@return the number of turns that have taken stones back; always 0 without a limit} */
  public int takeBackTurns() {
    return (int) (mover / MoveCode.COUNTED);
  }

  /** Returns the stones of the player to move. */
  long own() {
    return mover & Board.ALL;
  }

  long occupied() {
    return own() | other;
  }

  long stones(int player) {
    return Rules.requirePlayer(player) == toMove() ? own() : other;
  }

  long hash() {
    return Bits.mix(mover, other);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  @SuppressWarnings("exports") // JSpecify's annotations are for compilers; nobody has to have them
  public boolean equals(@Nullable Object object) {
    return object instanceof PylosPosition that
        && mover == that.mover
        && other == that.other
        && variant.options.equals(that.variant.options);
  }

  @Override
  public String toString() {
    return PositionText.format(this);
  }
}
