package io.github.boardrules.nim;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;

/**
 * The conditions that a well-formed text can break (RULES.md, "Variants", "Legality" and
 * "Notation"). Numbers of options that are out of their range are refused with a {@link
 * io.github.boardrules.core.TextReason}.
 */
enum NimTextReason implements EnumReason {
  /** A variant of {@code heaps} does not name the sizes. */
  SIZES_MISSING,
  /** A variant has too many heaps. Facts: {@code count}, {@code most}. */
  TOO_MANY_HEAPS,
  /** A move names a cell that the board does not have. Fact: {@code cell}. */
  NO_SUCH_CELL,
  /** A move names a cell twice. Fact: {@code cell}. */
  CELL_TWICE,
  /** A move names a heap that the game does not have. Facts: {@code heap}, {@code most}. */
  NO_SUCH_HEAP,
  /** A move takes a number of balls that no move can take. Facts: {@code count}, {@code most}. */
  BAD_COUNT,
  /** A position does not have as many heaps as the game. Facts: {@code count}, {@code due}. */
  WRONG_HEAPS,
  /** A heap is larger than at the start. Facts: {@code heap}, {@code count}, {@code most}. */
  HEAP_TOO_LARGE;

  @Override
  public Messages messages() {
    return NimEnding.MESSAGES.withPrefix("text.");
  }
}
