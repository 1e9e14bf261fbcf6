package io.github.boardrules.core;

/** Thrown when a text is no variant: an unknown game, option or value, or an option given twice. */
public final class VariantException extends NotationException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the exception of a problem that was found while reading a variant.
   *
   * @param problem what is wrong, and where
   */
  public VariantException(NotationException problem) {
    super(problem.text(), problem, 0);
  }
}
