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
 * position.balls();                   // ==> 14
 * position.hasBall(Cell.parse("a1")); // ==> false
 * position.toMove();                  // ==> 2
 * }</pre>
 */
public final class GridPosition {
  private static final int PLAYER_2 = 1 << 8;

  /** The columns, 16 times the rows, and {@link #PLAYER_2} when that player is to move. */
  private final int frame;

  /** See {@link GridBoard}. */
  final long balls;

  private GridPosition(int frame, long balls) {
    this.frame = frame;
    this.balls = balls;
  }

  static GridPosition of(int cols, int rows, int toMove, long balls) {
    return new GridPosition(cols | (rows << 4) | (toMove == 1 ? 0 : PLAYER_2), balls);
  }

  /**
   * Returns the player to move.
   *
   * @return 1 or 2; once the game is over, the player whose move it would be
   */
  public int toMove() {
    return 1 + frame / PLAYER_2;
  }

  /**
   * Returns the number of columns of the grid.
   *
   * @return 1 to 8
   */
  public int cols() {
    return frame & 15;
  }

  /**
   * Returns the number of rows of the grid.
   *
   * @return 1 to 8
   */
  public int rows() {
    return (frame >> 4) & 15;
  }

  /**
   * Returns whether there is a ball on a cell.
   *
   * @param cell any cell
   * @return true if there is a ball; false if the cell is empty or not on the grid
   */
  public boolean hasBall(Cell cell) {
    return (balls & (1L << GridBoard.bit(cell))) != 0;
  }

  /**
   * Returns the number of balls that are left.
   *
   * @return 0 to the number of cells
   */
  public int balls() {
    return Long.bitCount(balls);
  }

  boolean hasCell(Cell cell) {
    return cell.column() - 'a' < cols() && cell.row() <= rows();
  }

  /** Returns the position after some balls are taken. */
  GridPosition without(long taken) {
    return new GridPosition(frame ^ PLAYER_2, balls & ~taken);
  }

  /** Returns a position with other balls on the same grid and the same player to move. */
  GridPosition with(long newBalls) {
    return new GridPosition(frame, newBalls);
  }

  boolean hasSizeOf(GridOptions options) {
    return cols() == options.cols() && rows() == options.rows();
  }

  /** Returns 64 well mixed bits. */
  long hash() {
    return Bits.mix(balls, frame);
  }

  /** Returns a hash of all that {@link #equals} compares. */
  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  /** Returns whether the other has the same size, the same balls and the same player to move. */
  @Override
  @SuppressWarnings("exports") // the annotations are optional at run time
  public boolean equals(@Nullable Object other) {
    return other instanceof GridPosition that && frame == that.frame && balls == that.balls;
  }

  /** Returns the notation of the position. */
  @Override
  public String toString() {
    return GridPositionText.format(this);
  }
}
