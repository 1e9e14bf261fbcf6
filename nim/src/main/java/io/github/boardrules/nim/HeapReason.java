package io.github.boardrules.nim;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;

/** The reasons for which a move on heaps is refused (RULES.md, "Legality"). */
enum HeapReason implements EnumReason {
  /** The heap is empty. Fact: {@code heap}. */
  HEAP_EMPTY,
  /** The move takes more balls than one move may. Facts: {@code count}, {@code max}. */
  TOO_MANY,
  /** The move takes more than the heap has. Facts: {@code heap}, {@code count}, {@code balls}. */
  NOT_ENOUGH;

  @Override
  public Messages messages() {
    return NimEnding.MESSAGES.withPrefix("refusal.");
  }
}
