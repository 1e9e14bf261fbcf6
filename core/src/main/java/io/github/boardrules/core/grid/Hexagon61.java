package io.github.boardrules.core.grid;

/**
 * Sets of spots of a hexagon with five spots a side, as the lowest 61 bits of a {@code long}.
 *
 * <p><b>Design.</b> The spot (c, q) of a {@link HexLayout} has the bit (q + 14 c) modulo 61. Copies
 * of this hexagon tile the plane, and this numbers each copy alike, so the 61 spots fill the bits 0
 * to 60, wherever the coordinates begin. A step in a direction adds a constant to the bit, so a
 * whole set moves any number of steps by one rotation of 61 bits. What would leave the board comes
 * in again from elsewhere; it has to be masked off before.
 */
public final class Hexagon61 {
  private static final int BITS = 61;
  private static final int STRIDE = 14;
  private static final long ALL = (1L << BITS) - 1;

  private Hexagon61() {}

  /**
   * The bit of a spot.
   *
   * @param c the column
   * @param q the height
   * @return 0 to 60
   */
  public static int bit(int c, int q) {
    return Math.floorMod(q + STRIDE * c, BITS);
  }

  /**
   * By how many bits some steps in a direction turn a set.
   *
   * @param direction 0 to 5
   * @param steps any number; negative ones go back
   * @return 0 to 60, for {@link #turn}
   */
  public static int angle(int direction, int steps) {
    return Math.floorMod(steps * HexLayout.step(direction, STRIDE), BITS);
  }

  /**
   * A set whose members have all gone the same steps.
   *
   * @param set a set whose members stay on the board
   * @param angle the steps, by {@link #angle}
   * @return the set after these steps
   */
  public static long turn(long set, int angle) {
    return ((set << angle) | (set >>> (BITS - angle))) & ALL;
  }
}
