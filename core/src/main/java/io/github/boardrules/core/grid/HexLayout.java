package io.github.boardrules.core.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where the spots of a hexagonal board lie, in columns that stand upright.
 *
 * <p>A spot has the coordinates (c, q): the column, and the height along its column, moved so that
 * it is a whole number. Each of the six directions, in cyclic order from straight up and clockwise,
 * adds a fixed pair: (0, +1) (+1, 0) (+1, −1) (0, −1) (−1, 0) (−1, +1). Spots are numbered from 0
 * in the order in which they are given.
 */
public final class HexLayout {
  /** The number of directions. */
  public static final int DIRECTIONS = 6;

  private static final int[] COLUMN_STEPS = {0, 1, 1, 0, -1, -1};
  private static final int[] Q_STEPS = {1, 0, -1, -1, 0, 1};
  private static final double COLUMN_WIDTH = Math.sqrt(3) / 2;

  private final int[] c;
  private final int[] q;

  private HexLayout(int[] c, int[] q) {
    this.c = c;
    this.q = q;
  }

  /**
   * The layout of some spots.
   *
   * @param c the spots' columns
   * @param q their heights, as many
   * @return the layout
   */
  public static HexLayout of(int[] c, int[] q) {
    return new HexLayout(c.clone(), Arrays.copyOf(q, c.length));
  }

  /**
   * What a direction adds to q + stride · c.
   *
   * @param direction 0 to 5
   * @param stride any number
   * @return the sum
   */
  public static int step(int direction, int stride) {
    return Q_STEPS[direction] + stride * COLUMN_STEPS[direction];
  }

  /**
   * The number of spots.
   *
   * @return 0 or more
   */
  public int size() {
    return c.length;
  }

  /**
   * The column of a spot.
   *
   * @param spot 0 to size − 1
   * @return c
   */
  public int c(int spot) {
    return c[spot];
  }

  /**
   * The height of a spot.
   *
   * @param spot 0 to size − 1
   * @return q
   */
  public int q(int spot) {
    return q[spot];
  }

  /**
   * The spot at coordinates of the plane.
   *
   * @param column c
   * @param height q
   * @return the spot, −1 where the board has none
   */
  public int at(int column, int height) {
    for (int spot = 0; spot < c.length; spot++) {
      if (c[spot] == column && q[spot] == height) {
        return spot;
      }
    }
    return -1;
  }

  /**
   * The neighbour of a spot.
   *
   * @param spot 0 to size − 1
   * @param direction 0 to 5
   * @return the spot, −1 where the board has none
   */
  public int neighbour(int spot, int direction) {
    return at(c[spot] + COLUMN_STEPS[direction], q[spot] + Q_STEPS[direction]);
  }

  /**
   * How far to the right a spot's centre lies, when neighbours are 1 apart.
   *
   * @param spot 0 to size − 1
   * @return x
   */
  public double x(int spot) {
    return c[spot] * COLUMN_WIDTH;
  }

  /**
   * How far up a spot's centre lies, when neighbours are 1 apart.
   *
   * @param spot 0 to size − 1
   * @return y
   */
  public double y(int spot) {
    return q[spot] + c[spot] / 2.0;
  }

  /**
   * The turns and reflections that cover the board with itself, each as the images of all spots,
   * the identity first.
   *
   * <p>The plane has twelve turns and reflections: six directions in which direction 0 may point,
   * and two senses in which the others may follow. Each is tried on the whole board. If some
   * displacement brings the image onto the board, it brings the least spot of the image onto the
   * least spot.
   *
   * @return 1 to 12 permutations
   */
  public List<int[]> symmetries() {
    List<int[]> symmetries = new ArrayList<>();
    for (int sense = 1; sense >= -1; sense -= 2) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        int[] images = images(direction, Math.floorMod(direction + sense, DIRECTIONS));
        if (Arrays.stream(images).noneMatch(image -> image < 0)) {
          symmetries.add(images);
        }
      }
    }
    return symmetries;
  }

  private int[] images(int first, int second) {
    HexLayout moved = new HexLayout(new int[c.length], new int[c.length]);
    for (int spot = 0; spot < c.length; spot++) {
      moved.c[spot] = q[spot] * COLUMN_STEPS[first] + c[spot] * COLUMN_STEPS[second];
      moved.q[spot] = q[spot] * Q_STEPS[first] + c[spot] * Q_STEPS[second];
    }
    int from = moved.least();
    int to = least();
    int[] images = new int[c.length];
    for (int spot = 0; spot < c.length; spot++) {
      images[spot] =
          at(moved.c[spot] - moved.c[from] + c[to], moved.q[spot] - moved.q[from] + q[to]);
    }
    return images;
  }

  /** The spot that is leftmost and, of those, lowest. */
  private int least() {
    int least = 0;
    for (int spot = 1; spot < c.length; spot++) {
      if (c[spot] < c[least] || (c[spot] == c[least] && q[spot] < q[least])) {
        least = spot;
      }
    }
    return least;
  }
}
