package io.github.boardrules.nim;

import io.github.boardrules.core.Notation;
import java.util.List;

/** What all positions of a variant on heaps share: the options and what follows from them. */
final class HeapVariant {
  final HeapOptions options;

  /** The number of balls of each heap at the start. Unmodifiable. */
  final List<Integer> sizes;

  /** The greatest number of balls that a move can take. */
  final int max;

  /** Whether the player who takes the last ball wins or loses. */
  final LastBallRule last;

  final HeapMoveGenerator moves;
  final HeapCells cells;
  final List<int[]> movable;

  HeapVariant(HeapOptions options) {
    this.options = options;
    sizes = options.sizes();
    max = options.max() == 0 ? HeapOptions.MAX_BALLS : options.max();
    last = options.last();
    moves = new HeapMoveGenerator(sizes.size(), max);
    cells = new HeapCells(options);
    movable = HeapSymmetry.movable(sizes);
  }

  HeapPosition start() {
    return HeapPosition.of(this, sizes, 1);
  }

  Notation<HeapPosition, HeapMove> notation() {
    return Notation.of(
        MoveText::format,
        text -> MoveText.parse(text, sizes.size()),
        PositionText::format,
        text -> PositionText.parse(this, text));
  }
}
