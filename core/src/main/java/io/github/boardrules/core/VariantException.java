package io.github.boardrules.core;

/**
 * Thrown if a text is not a variant id: it names an unknown game, option or value, gives an option
 * twice, lacks one that is required, or combines options that exclude each other.
 *
 * <pre>{@code
 * try {
 *   ZertzRules.parse("zertz:rings=50");
 * } catch (VariantException problem) {
 *   problem.column();                // ==> 13
 *   problem.expected();              // ==> [37, 40, 43, 44, 48, 61]
 *   problem.message(Locale.ENGLISH);
 *       // ==> character 13: rings is 50, but must be one of 37, 40, 43, 44, 48, 61.
 * }
 * }</pre>
 */
public final class VariantException extends NotationException {
  private static final long serialVersionUID = 1L;

  private VariantException(NotationException problem) {
    super(problem.text(), problem.offset(), problem.reason(), problem.facts(), problem.expected());
  }

  /**
   * {@return the exception of a problem that was found while reading a variant}
   *
   * @param problem what is wrong, and where
   */
  public static VariantException of(NotationException problem) {
    return new VariantException(problem);
  }
}
