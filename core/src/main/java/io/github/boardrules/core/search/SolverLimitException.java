package io.github.boardrules.core.search;

/**
 * Thrown by a {@link Solver} or a {@link PuzzleSolver} when a game is larger than its limit allows.
 *
 * <pre>{@code
 * var rules = ZertzRules.basic();
 * try {
 *   Solver.of(rules).limit(1000).solve(rules.start());
 * } catch (SolverLimitException problem) {
 *   problem.limit(); // ==> 1000
 * }
 * }</pre>
 */
public final class SolverLimitException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The limit that was met. */
  private final int limit;

  /**
   * Says that a limit was met.
   *
   * @param limit how many positions the solver may keep
   * @param message what was too large
   */
  public SolverLimitException(int limit, String message) {
    super(message);
    this.limit = limit;
  }

  /**
   * The limit of the solver.
   *
   * @return how many positions it may keep
   */
  public int limit() {
    return limit;
  }
}
