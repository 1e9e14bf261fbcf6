package io.github.boardrules.nim;

import java.util.Objects;

/**
 * The encoding of moves on a grid as {@code long} values: the set of cells, see {@link GridBoard}.
 */
final class GridMoveCode {
  private GridMoveCode() {}

  /** Returns the code of a move; it is the same in every position. */
  static long encode(GridPosition position, GridMove move) {
    Objects.requireNonNull(position);
    return GridBoard.set(move.cells());
  }

  /** Returns the move of a code; it is the same in every position. */
  static GridMove decode(GridPosition position, long code) {
    Objects.requireNonNull(position);
    return new GridMove(GridBoard.cells(code));
  }
}
