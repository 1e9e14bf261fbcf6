package io.github.boardrules.testkit;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when rules break a law. The message gives the law's number and sentence, the variant,
 * where it happened, the position's text and what was observed.
 */
final class BrokenLawError extends AssertionError {
  private static final long serialVersionUID = 1L;

  /** The law that is broken. */
  private final Law law;

  /** The id of the variant whose rules break the law. */
  private final String variant;

  /** The text of the position in which the law is broken, or an empty string. */
  private final String position;

  /**
   * Makes the error.
   *
   * @param law the law that is broken
   * @param variant the variant's id
   * @param where how to reproduce the failure, such as a seed and a ply
   * @param position the position's text; empty when the law does not concern a position
   * @param seen what was observed
   * @param cause the exception that the rules threw, or null
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

  Law law() {
    return law;
  }

  String variant() {
    return variant;
  }

  String position() {
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
