package io.github.boardrules.nim;

import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Symmetry;
import java.util.List;

/** The parts of the rules of a variant on a grid that are made once. */
final class GridVariant {
  final GridOptions options;
  final GridPosition start;
  final GridMoveGenerator moves;
  final Notation<GridPosition, GridMove> notation;
  final MoveEntry<GridPosition, GridMove> moveEntry;
  final List<Symmetry<GridPosition, GridMove>> symmetries;

  GridVariant(GridOptions options) {
    int cols = options.cols();
    int rows = options.rows();
    this.options = options;
    start = GridPosition.of(cols, rows, 1, GridBoard.all(cols, rows));
    moves = new GridMoveGenerator(options);
    notation =
        Notation.of(
            GridMoveText::format,
            text -> GridMoveText.parse(text, cols, rows),
            GridPositionText::format,
            text -> GridPositionText.parse(text, cols, rows));
    moveEntry = new GridMoveEntry(options);
    symmetries = GridSymmetry.all(cols, rows);
  }
}
