package io.github.boardrules.nim;

import io.github.boardrules.core.grid.Bits;
import org.jspecify.annotations.Nullable;

/**
 * A position on a grid (RULES.md, "Notation"): the balls and the player to move. Positions come
 * from {@link GridRules#start()}, from {@link GridRules#play} and from text; they are immutable.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * GridPosition position = rules.play(rules.start(), GridMove.parse("a1+b1"));
 * position.balls();                       // ==> 14
 * position.hasBall(GridCell.parse("a1")); // ==> false
 * position.toMove();                      // ==> 2
 * }</pre>
 */
public final class GridPosition {
  final GridVariant variant;
  final long balls;

  private final int toMove;

  GridPosition(GridVariant variant, int toMove, long balls) {
    this.variant = variant;
    this.toMove = toMove;
    this.balls = balls;
  }

  /** {@return the player to move, 1 or 2; after the end, the player whose move it would be} */
  public int toMove() {
    return toMove;
  }

  /** {@return the number of columns of the grid, 1 to 8} */
  public int cols() {
    return variant.cols;
  }

  /** {@return the number of rows of the grid, 1 to 8} */
  public int rows() {
    return variant.rows;
  }

  /**
   * {@return whether there is a ball on a cell; false if the grid does not have the cell}
   *
   * @param cell any cell
   */
  public boolean hasBall(GridCell cell) {
    return (balls & (1L << GridBoard.bit(cell))) != 0;
  }

  /** {@return the number of balls that are left, 0 to the number of cells} */
  public int balls() {
    return Long.bitCount(balls);
  }

  GridPosition without(long taken) {
    return new GridPosition(variant, 3 - toMove, balls & ~taken);
  }

  long hash() {
    return Bits.mix(balls, toMove);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  @SuppressWarnings("exports") // the annotations are optional at run time
  public boolean equals(@Nullable Object other) {
    return other instanceof GridPosition that
        && toMove == that.toMove
        && balls == that.balls
        && variant.options.equals(that.variant.options);
  }

  @Override
  public String toString() {
    return PositionText.format(this);
  }
}
