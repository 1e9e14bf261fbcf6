package io.github.boardrules.nim;

import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Symmetry;
import java.util.List;

/** The parts of the rules of a variant on heaps that are made once. */
final class HeapVariant {
  final HeapOptions options;
  final HeapPosition start;
  final HeapMoveGenerator moves;
  final Notation<HeapPosition, HeapMove> notation;
  final MoveEntry<HeapPosition, HeapMove> moveEntry;
  final List<Symmetry<HeapPosition, HeapMove>> symmetries;

  /** See {@link HeapSymmetry#movable}. */
  final List<int[]> movable;

  HeapVariant(HeapOptions options) {
    List<Integer> sizes = options.sizes();
    this.options = options;
    start = HeapPosition.of(sizes.stream().mapToInt(Integer::intValue).toArray(), 1);
    moves = new HeapMoveGenerator(options);
    notation =
        Notation.of(
            HeapMoveText::format,
            text -> HeapMoveText.parse(text, sizes.size()),
            HeapPositionText::format,
            text -> HeapPositionText.parse(text, sizes));
    moveEntry = new HeapMoveEntry(options);
    symmetries = HeapSymmetry.all(sizes);
    movable = HeapSymmetry.movable(sizes);
  }
}
