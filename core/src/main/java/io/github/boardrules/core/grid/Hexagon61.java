package io.github.boardrules.core.grid;

/**
 * Bitboards for the hexagon with five cells to a side: sets of its 61 cells as the low bits of a
 * {@code long}. A whole set moves any number of steps in a direction by one rotation of 61 bits.
 *
 * <p><b>Design.</b> The cell (c, q) of a {@link HexLayout} has bit (q + 14 c) mod 61, so a step in
 * a direction adds a constant to the bit. Copies of the hexagon tile the plane, and the formula
 * gives corresponding cells of all copies the same bit, so the 61 cells have different bits. A cell
 * that would leave the board comes back from the opposite side, so callers must remove such cells
 * before. (Ming-Syan Chen, Kang G. Shin and Dilip D. Kandlur, "Addressing, Routing, and
 * Broadcasting in Hexagonal Mesh Multiprocessors", IEEE Transactions on Computers, 1990.)
 *
 * <pre>{@code
 * long middle = 1L << Hexagon61.bit(0, 0);
 * int twoUp = Hexagon61.rotation(0, 2);
 * Hexagon61.rotate(middle, twoUp) == 1L << Hexagon61.bit(0, 2); // ==> true
 * }</pre>
 */
public final class Hexagon61 {
  private static final int CELLS = 61;
  private static final int STRIDE = 14;
  private static final long ALL = (1L << CELLS) - 1;

  private Hexagon61() {}

  /**
   * {@return the bit of a cell, 0 to 60; different for all cells of one board}
   *
   * @param c the column, as in {@link HexLayout}
   * @param q the height along the column
   */
  public static int bit(int c, int q) {
    return Math.floorMod(q + STRIDE * c, CELLS);
  }

  /**
   * {@return the number of bits, 0 to 60, by which {@link #rotate} moves a set}
   *
   * @param direction 0 to 5, as in {@link HexLayout}
   * @param steps the number of steps; a negative number moves the set in the opposite direction
   * @throws IndexOutOfBoundsException if the direction is out of range
   */
  public static int rotation(int direction, int steps) {
    return Math.floorMod(steps * HexLayout.step(direction, STRIDE), CELLS);
  }

  /**
   * {@return a set in which every cell has moved by the same steps}
   *
   * @param set a set of bits 0 to 60, whose cells all stay on the board
   * @param rotation 0 to 60: the result of {@link #rotation} for these steps
   */
  public static long rotate(long set, int rotation) {
    return ((set << rotation) | (set >>> (CELLS - rotation))) & ALL;
  }
}
