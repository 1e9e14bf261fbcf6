package io.github.boardrules.nim;

import io.github.boardrules.core.Notation;
import java.util.Objects;

/** The texts of a variant on heaps (RULES.md, "Notation"). */
record HeapNotation(HeapOptions options) implements Notation<HeapPosition, HeapMove> {
  @Override
  public String formatMove(HeapMove move) {
    return HeapMoveText.format(Objects.requireNonNull(move));
  }

  @Override
  public HeapMove parseMove(String text) {
    return HeapMoveText.parse(text, options.sizes().size());
  }

  @Override
  public String formatPosition(HeapPosition position) {
    return HeapPositionText.format(position);
  }

  @Override
  public HeapPosition parsePosition(String text) {
    return HeapPositionText.parse(text, options.sizes());
  }
}
