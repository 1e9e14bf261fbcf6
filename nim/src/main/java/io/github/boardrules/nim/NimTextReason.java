package io.github.boardrules.nim;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/**
 * Which condition a well-formed text breaks (RULES.md, "Variants", "Legality" and "Notation").
 * Options that are out of their range are refused by the core's reasons.
 *
 * <pre>{@code
 * try {
 *   HeapRules.parse("heaps");
 * } catch (VariantException problem) {
 *   problem.reason(); // ==> SIZES_MISSING
 * }
 * }</pre>
 */
public enum NimTextReason implements Reason {
  /** A variant of {@code heaps} without its sizes. */
  SIZES_MISSING,
  /** A variant with too many heaps. Facts: {@code count}, {@code most}. */
  TOO_MANY_HEAPS,
  /** A cell that the board lacks. Fact: {@code cell}. */
  NO_SUCH_CELL,
  /** A cell that is named twice. Fact: {@code cell}. */
  CELL_TWICE,
  /** A heap that the game lacks. Facts: {@code heap}, {@code most}. */
  NO_SUCH_HEAP,
  /** A number of balls that no move takes. Facts: {@code count}, {@code most}. */
  BAD_COUNT,
  /** A position with another number of heaps. Facts: {@code count}, {@code due}. */
  WRONG_HEAPS,
  /**
   * A position with a heap that is larger than at the start. Facts: {@code heap}, {@code count},
   * {@code most}.
   */
  HEAP_TOO_LARGE;

  @Override
  public String code() {
    return Reason.codeOf(this);
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return NimMessages.text(locale, "text." + code(), facts);
  }
}
