package io.github.boardrules.core;

/**
 * Thrown if a move is played that is not legal.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * try {
 *   rules.play(rules.start(), GridMove.parse("a1+c1"));
 * } catch (IllegalMoveException illegal) {
 *   illegal.refusal().reason().code(); // ==> not-touching
 * }
 * }</pre>
 */
public final class IllegalMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final Refusal refusal;

  /**
   * Creates the exception; its message is the refusal's text.
   *
   * @param refusal why the move is not legal
   */
  public IllegalMoveException(Refusal refusal) {
    super(refusal.toString());
    this.refusal = refusal;
  }

  /** {@return why the move is not legal, as {@link Rules#refusal} says it} */
  public Refusal refusal() {
    return refusal;
  }
}
