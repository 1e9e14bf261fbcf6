package io.github.boardrules.core.grid;

import java.util.List;

/**
 * One of the eight maps of a square onto itself, four rotations and four reflections (the dihedral
 * group of order 8). Coordinates count from 0 at a corner; each map mirrors the columns, then
 * mirrors the rows, then swaps columns and rows, or leaves out some of these. The four that do not
 * swap map any rectangle onto itself.
 *
 * <pre>{@code
 * var quarterTurn = new SquareImage(true, false, true);
 * quarterTurn.column(0, 2, 4);                          // ==> 2
 * quarterTurn.row(0, 2, 4);                             // ==> 3
 * SquareImage.ALL.indexOf(quarterTurn);                 // ==> 5
 * }</pre>
 *
 * @param hasMirroredColumns whether the first column becomes the last
 * @param hasMirroredRows whether the first row becomes the last
 * @param isTransposed whether columns become rows, after mirroring
 */
public record SquareImage(
    boolean hasMirroredColumns, boolean hasMirroredRows, boolean isTransposed) {
  /** All eight maps, the identity first, then the other three that keep columns. Unmodifiable. */
  public static final List<SquareImage> ALL =
      List.of(
          new SquareImage(false, false, false),
          new SquareImage(true, false, false),
          new SquareImage(false, true, false),
          new SquareImage(true, true, false),
          new SquareImage(false, false, true),
          new SquareImage(true, false, true),
          new SquareImage(false, true, true),
          new SquareImage(true, true, true));

  /**
   * {@return the column of the image of a cell, from 0}
   *
   * @param column its column, from 0
   * @param row its row, from 0
   * @param side the number of columns; for a map that swaps, also that of the rows
   */
  public int column(int column, int row, int side) {
    return isTransposed ? mirroredRow(row, side) : mirroredColumn(column, side);
  }

  /**
   * {@return the row of the image of a cell, from 0}
   *
   * @param column its column, from 0
   * @param row its row, from 0
   * @param side the number of rows; for a map that swaps, also that of the columns
   */
  public int row(int column, int row, int side) {
    return isTransposed ? mirroredColumn(column, side) : mirroredRow(row, side);
  }

  private int mirroredColumn(int column, int columns) {
    return hasMirroredColumns ? columns - 1 - column : column;
  }

  private int mirroredRow(int row, int rows) {
    return hasMirroredRows ? rows - 1 - row : row;
  }
}
