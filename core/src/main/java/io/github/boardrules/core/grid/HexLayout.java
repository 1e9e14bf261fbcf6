package io.github.boardrules.core.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The cells of a board of hexagons, in axial coordinates.
 *
 * <p>A cell has two coordinates: {@code c} is its column, counted to the right, and {@code q} its
 * height along the column. One column to the right, the same height lies half a cell higher. So the
 * six neighbours of a cell differ from it by fixed pairs, wherever it is. These are the directions,
 * clockwise from straight up:
 *
 * <pre class="text">{@code
 *               0
 *            (0, +1)
 * 5 (-1, +1)         (+1, 0) 1
 * 4 (-1, 0)          (+1, -1) 2
 *            (0, -1)
 *               3
 * }</pre>
 *
 * <p>(Amit Patel, <a href="https://www.redblobgames.com/grids/hexagons/">Hexagonal Grids</a>,
 * explains axial coordinates.) A board may have any shape. Its cells are numbered from 0 in the
 * order in which they are given.
 *
 * <pre>{@code
 * var layout = HexLayout.of(new int[] {0, 0, 1}, new int[] {0, 1, 0}); // a triangle
 * layout.at(1, 0);            // ==> 2
 * layout.neighbour(0, 1);     // ==> 2
 * layout.neighbour(0, 3);     // ==> -1
 * layout.symmetries().size(); // ==> 6
 * }</pre>
 */
public final class HexLayout {
  /** The number of directions. */
  public static final int DIRECTIONS = 6;

  private static final int[] COLUMN_STEPS = {0, 1, 1, 0, -1, -1};
  private static final int[] HEIGHT_STEPS = {1, 0, -1, -1, 0, 1};

  /** The distance of two columns when neighbours are 1 apart. */
  private static final double COLUMN_WIDTH = Math.sqrt(3) / 2;

  private final int[] c;
  private final int[] q;

  private HexLayout(int[] c, int[] q) {
    this.c = c;
    this.q = q;
  }

  /**
   * {@return the layout of a board}
   *
   * @param c the columns of the cells; any numbers
   * @param q the heights of the cells, in the same order; any numbers
   * @throws IllegalArgumentException if the lengths differ or a cell occurs twice
   */
  public static HexLayout of(int[] c, int[] q) {
    if (c.length != q.length) {
      throw new IllegalArgumentException(
          "There are " + c.length + " columns, but " + q.length + " heights.");
    }
    HexLayout layout = new HexLayout(c.clone(), q.clone());
    for (int cell = 0; cell < c.length; cell++) {
      if (layout.at(c[cell], q[cell]) != cell) {
        throw new IllegalArgumentException(
            "The cell (" + c[cell] + ", " + q[cell] + ") occurs twice.");
      }
    }
    return layout;
  }

  static int step(int direction, int stride) {
    return HEIGHT_STEPS[direction] + stride * COLUMN_STEPS[direction];
  }

  /** {@return the number of cells} */
  public int size() {
    return c.length;
  }

  /**
   * {@return the column of a cell}
   *
   * @param cell 0 to {@link #size()} − 1
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int c(int cell) {
    return c[cell];
  }

  /**
   * {@return the height of a cell along its column}
   *
   * @param cell 0 to {@link #size()} − 1
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int q(int cell) {
    return q[cell];
  }

  /**
   * {@return the cell with given coordinates; −1 if the board has none there} It searches all
   * cells: keep the result where speed matters.
   *
   * @param column any number
   * @param height any number
   */
  public int at(int column, int height) {
    for (int cell = 0; cell < c.length; cell++) {
      if (c[cell] == column && q[cell] == height) {
        return cell;
      }
    }
    return -1;
  }

  /**
   * {@return the neighbour of a cell, found as {@link #at} does; −1 if the board has none there}
   *
   * @param cell 0 to {@link #size()} − 1
   * @param direction 0 to 5
   * @throws IndexOutOfBoundsException if an argument is out of range
   */
  public int neighbour(int cell, int direction) {
    return at(c[cell] + COLUMN_STEPS[direction], q[cell] + HEIGHT_STEPS[direction]);
  }

  /**
   * {@return the horizontal coordinate of a cell's centre where neighbours are 1 apart; 0 in column
   * 0}
   *
   * @param cell 0 to {@link #size()} − 1
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public double x(int cell) {
    return c[cell] * COLUMN_WIDTH;
  }

  /**
   * {@return the vertical coordinate of a cell's centre where neighbours are 1 apart; 0 at (0, 0)}
   *
   * @param cell 0 to {@link #size()} − 1
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public double y(int cell) {
    return q[cell] + c[cell] / 2.0;
  }

  /**
   * {@return the 1 to 12 symmetries of the board, the identity first: the rotations and reflections
   * that map it onto itself; unmodifiable} Each array has the image of every cell and is the
   * caller's.
   */
  public List<int[]> symmetries() {
    // A rotation or reflection is given by the images of two adjacent directions. The translation
    // is the one that brings the least cell of the image to the least cell of the board: only this
    // one can map the board onto itself.
    List<int[]> symmetries = new ArrayList<>();
    for (int sense = 1; sense >= -1; sense -= 2) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        int[] images = images(direction, Math.floorMod(direction + sense, DIRECTIONS));
        if (Arrays.stream(images).noneMatch(image -> image < 0)) {
          symmetries.add(images);
        }
      }
    }
    return List.copyOf(symmetries);
  }

  private int[] images(int first, int second) {
    HexLayout moved = new HexLayout(new int[c.length], new int[c.length]);
    for (int cell = 0; cell < c.length; cell++) {
      moved.c[cell] = q[cell] * COLUMN_STEPS[first] + c[cell] * COLUMN_STEPS[second];
      moved.q[cell] = q[cell] * HEIGHT_STEPS[first] + c[cell] * HEIGHT_STEPS[second];
    }
    int from = moved.least();
    int to = least();
    int[] images = new int[c.length];
    for (int cell = 0; cell < c.length; cell++) {
      images[cell] =
          at(moved.c[cell] - moved.c[from] + c[to], moved.q[cell] - moved.q[from] + q[to]);
    }
    return images;
  }

  private int least() {
    int least = 0;
    for (int cell = 1; cell < c.length; cell++) {
      if (c[cell] < c[least] || (c[cell] == c[least] && q[cell] < q[least])) {
        least = cell;
      }
    }
    return least;
  }
}
