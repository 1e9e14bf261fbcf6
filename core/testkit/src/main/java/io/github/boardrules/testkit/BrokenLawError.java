package io.github.boardrules.testkit;

import org.jspecify.annotations.Nullable;

/**
 * A law is broken. The message holds the law's number and sentence, the variant, where it was seen,
 * the position's text and what was seen.
 *
 * <pre>{@code
 * var vectors = PerftVectors.parse(List.of("heaps:sizes=1-2\t1\t4"));
 * try {
 *   vectors.check(HeapRules::parse);
 * } catch (BrokenLawError broken) {
 *   broken.law();     // ==> law 14
 *   broken.variant(); // ==> heaps:sizes=1-2
 * }
 * }</pre>
 */
public final class BrokenLawError extends AssertionError {
  private static final long serialVersionUID = 1L;

  /** The law that is broken. */
  private final Law law;

  /** The id of the variant whose rules break it. */
  private final String variant;

  /** The text of the position in which it was seen, or nothing. */
  private final String position;

  /**
   * Makes the error.
   *
   * @param law the law that is broken
   * @param variant the variant's id
   * @param where how to come there again, such as a seed and a ply
   * @param position the position's text; empty where the law speaks of no position
   * @param seen what was seen
   * @param cause what was thrown, or null
   */
  BrokenLawError(
      Law law,
      String variant,
      String where,
      String position,
      String seen,
      @Nullable Throwable cause) {
    super(message(law, variant, where, position, seen), cause);
    this.law = law;
    this.variant = variant;
    this.position = position;
  }

  /**
   * The law that is broken.
   *
   * @return the law
   */
  public Law law() {
    return law;
  }

  /**
   * The variant whose rules break it.
   *
   * @return the variant's id
   */
  public String variant() {
    return variant;
  }

  /**
   * The position in which it was seen.
   *
   * @return the position's text; empty where the law speaks of no position
   */
  public String position() {
    return position;
  }

  private static String message(
      Law law, String variant, String where, String position, String seen) {
    return String.join(
        System.lineSeparator(),
        "Broken: " + law + ". " + law.sentence(),
        "  variant:  " + variant,
        "  where:    " + where,
        "  position: " + position,
        "  seen:     " + seen);
  }
}
