package io.github.boardrules.nim;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.grid.BitPermutation;
import io.github.boardrules.core.grid.SquareImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A rotation or reflection of a grid (RULES.md, "Invariants").
 *
 * @param map the permutation of the cells
 */
record GridSymmetry(BitPermutation map) implements Symmetry<GridPosition, GridMove> {
  /** Orders positions on grids of one size with the same player to move. */
  static final Comparator<GridPosition> ORDER = Comparator.comparingLong(each -> each.balls);

  /**
   * Returns all symmetries of a grid, the identity first: eight of a square, four of another
   * rectangle, two of a single row or column, one of a single cell. Maps that are equal there are
   * listed once.
   */
  static List<Symmetry<GridPosition, GridMove>> all(int cols, int rows) {
    int[] bits = IntStream.range(0, Long.SIZE).toArray();
    List<int[]> maps = new ArrayList<>();
    for (SquareImage image : SquareImage.ALL) {
      if (cols != rows && image.isTransposed()) {
        continue;
      }
      int[] images = bits.clone();
      for (GridCell cell : GridBoard.cells(GridBoard.all(cols, rows))) {
        int column = cell.column() - 'a';
        int row = cell.row() - 1;
        images[GridBoard.bit(cell)] =
            GridBoard.bit(image.column(column, row, cols), image.row(column, row, rows));
      }
      if (maps.stream().noneMatch(map -> Arrays.equals(map, images))) {
        maps.add(images);
      }
    }
    return List.copyOf(
        maps.stream()
            .<Symmetry<GridPosition, GridMove>>map(
                images -> new GridSymmetry(new BitPermutation(bits, images)))
            .collect(Collectors.toList()));
  }

  @Override
  public GridPosition position(GridPosition position) {
    return new GridPosition(position.variant, position.toMove(), map.images(position.balls));
  }

  @Override
  public GridMove move(GridMove move) {
    return new GridMove(GridBoard.cells(map.images(GridBoard.set(move.cells()))));
  }
}
