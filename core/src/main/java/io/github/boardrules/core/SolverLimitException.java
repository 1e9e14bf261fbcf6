package io.github.boardrules.core;

import java.util.Objects;

/**
 * Thrown by a {@code Solver} or a {@link PuzzleSolver} if a game is larger than its limit allows.
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * try {
 *   Solver.of(rules).withLimit(1000).solve(rules.start());
 * } catch (SolverLimitException problem) {
 *   problem.limit(); // ==> 1000
 * }
 * }</pre>
 */
public final class SolverLimitException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int limit;

  /**
   * Creates the exception.
   *
   * @param limit the limit of the solver in positions
   * @param message a sentence that says what was too large
   */
  public SolverLimitException(int limit, String message) {
    super(Objects.requireNonNull(message, "message"));
    this.limit = limit;
  }

  /** {@return the greatest number of positions that the solver may keep} */
  public int limit() {
    return limit;
  }
}
