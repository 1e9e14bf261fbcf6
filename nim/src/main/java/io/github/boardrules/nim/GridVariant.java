package io.github.boardrules.nim;

import io.github.boardrules.core.Notation;

/** What all positions of a variant on a grid share: the options and what follows from them. */
final class GridVariant {
  final GridOptions options;
  final int cols;
  final int rows;
  final long all;

  /** The greatest number of balls that a move can take. */
  final int max;

  /** Whether the player who takes the last ball wins or loses. */
  final LastBallRule last;

  final GridMoveGenerator moves;

  GridVariant(GridOptions options) {
    this.options = options;
    cols = options.cols();
    rows = options.rows();
    all = GridBoard.all(cols, rows);
    max = options.max() == 0 ? GridCell.MAX_SIDE : options.max();
    last = options.last();
    moves = new GridMoveGenerator(all, max, options.touch());
  }

  GridPosition start() {
    return new GridPosition(this, 1, all);
  }

  Notation<GridPosition, GridMove> notation() {
    return Notation.of(
        MoveText::format,
        text -> MoveText.parse(text, cols, rows),
        PositionText::format,
        text -> PositionText.parse(this, text));
  }
}
