package io.github.boardrules.nim;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.grid.BitPermutation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** A turn or a reflection of a grid (RULES.md, "Invariants"). */
record GridSymmetry(BitPermutation map) implements Symmetry<GridPosition, GridMove> {

  /**
   * All symmetries of a grid, the identity first: eight of a square, four of another rectangle, two
   * of a single row or column and one of a single cell, where the others do the same.
   */
  static List<Symmetry<GridPosition, GridMove>> all(int cols, int rows) {
    int[] bits = IntStream.range(0, Long.SIZE).toArray();
    List<int[]> maps = new ArrayList<>();
    for (int which = 0; which < (cols == rows ? 8 : 4); which++) {
      int[] images = bits.clone();
      for (Cell cell : GridBoard.cells(GridBoard.all(cols, rows))) {
        images[GridBoard.bit(cell)] = image(GridBoard.bit(cell), which, cols, rows);
      }
      if (maps.stream().noneMatch(map -> Arrays.equals(map, images))) {
        maps.add(images);
      }
    }
    return maps.stream()
        .<Symmetry<GridPosition, GridMove>>map(
            images -> new GridSymmetry(new BitPermutation(bits, images)))
        .toList();
  }

  /** The least image of a position. */
  static GridPosition least(
      List<Symmetry<GridPosition, GridMove>> symmetries, GridPosition position) {
    GridPosition least = position;
    for (Symmetry<GridPosition, GridMove> symmetry : symmetries) {
      GridPosition candidate = symmetry.position(position);
      if (candidate.balls < least.balls) {
        least = candidate;
      }
    }
    return least;
  }

  @Override
  public GridPosition position(GridPosition position) {
    return position.with(map.map(position.balls));
  }

  @Override
  public GridMove move(GridMove move) {
    return new GridMove(GridBoard.cells(map.map(GridBoard.set(move.cells()))));
  }

  /** Bit 0 of the number exchanges left and right, bit 1 up and down, bit 2 columns and rows. */
  private static int image(int bit, int which, int cols, int rows) {
    int column = bit / GridBoard.RIGHT;
    int row = bit % GridBoard.RIGHT;
    int across = (which & 1) == 0 ? column : cols - 1 - column;
    int up = (which & 2) == 0 ? row : rows - 1 - row;
    return (which & 4) == 0 ? GridBoard.RIGHT * across + up : GridBoard.RIGHT * up + across;
  }
}
