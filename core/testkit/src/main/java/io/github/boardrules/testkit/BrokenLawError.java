package io.github.boardrules.testkit;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when rules break a law. The message gives the law's number and sentence, the variant,
 * where it happened, the position's text and what was observed.
 */
final class BrokenLawError extends AssertionError {
  private static final long serialVersionUID = 1L;

  private final Law law;
  private final String variant;
  private final String position;

  /** Makes the error; the cause is an exception that the rules threw. */
  BrokenLawError(
      Law law,
      String variant,
      String where,
      String position,
      String seen,
      @Nullable Throwable cause) {
    super(
        String.join(
            System.lineSeparator(),
            "Broken: " + law + ". " + law.sentence(),
            "  variant:  " + variant,
            "  where:    " + where,
            "  position: " + position,
            "  seen:     " + seen),
        cause);
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
}
