package io.github.boardrules.core.search;

import io.github.boardrules.core.Rules;
import java.util.Objects;
import java.util.Optional;

/**
 * Finds perfect play, for any game of one or two players whose reachable positions fit in memory.
 *
 * <pre>{@code
 * var rules = PylosRules.parse("pylos:base=3,takeback=none");
 * var solution = Solver.of(rules).limit(1_000_000).solve(rules.start());
 * solution.gameValue(rules.start()); // ==> win 2 in 16
 * var position = rules.play(rules.start(), PylosMove.parse("1b2"));
 * solution.bestMoves(position);    // ==> [1a2, 1b1, 1b3, 1c2]
 * }</pre>
 *
 * <p>Where the rules are {@link SolvedRules} and know the answer, it is theirs. Otherwise the
 * solver finds every position that can be reached and decides them backwards from the endings. The
 * winner is taken to hurry and the loser to hold out, so that each win has a length in moves. Moves
 * may lead back to earlier positions: nobody wins by endless play, so it counts as a draw. In a
 * puzzle, a draw means that there is no way to the goal.
 *
 * <p>Equal positions are kept once. A position takes some 50 bytes besides its own, and each move
 * between two of them 8 more while the solver works. A {@link #limit} keeps this within bounds.
 *
 * <p>It is immutable and safe for use by many threads.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class Solver<S extends Object, M extends Object> {

  /** Is told how far a solver has come. */
  @FunctionalInterface
  public interface Progress {
    /**
     * The moves of some more positions have been played. Both numbers grow; when they are equal,
     * all is found and what remains is short.
     *
     * @param done of how many positions the moves have been played
     * @param found how many positions have been found
     */
    void looked(int done, int found);
  }

  /** How many positions are kept where nobody says otherwise: one million. */
  public static final int DEFAULT_LIMIT = 1_000_000;

  private final Rules<S, M> rules;
  private final boolean exhaustive;
  private final int limit;
  private final Progress progress;

  private Solver(Rules<S, M> rules, boolean exhaustive, int limit, Progress progress) {
    this.rules = Objects.requireNonNull(rules);
    this.exhaustive = exhaustive;
    this.limit = limit;
    this.progress = Objects.requireNonNull(progress);
  }

  /**
   * A solver with {@link #DEFAULT_LIMIT} that tells nobody of its progress.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @return the solver
   */
  public static <S extends Object, M extends Object> Solver<S, M> of(Rules<S, M> rules) {
    return new Solver<>(rules, false, DEFAULT_LIMIT, (done, found) -> {});
  }

  /**
   * The same solver with another limit.
   *
   * @param positions how many positions it may keep, 1 or more; it can keep some 500 million. The
   *     moves between them are limited too: to 32 for each of these positions, but at least to a
   *     million
   * @return the solver
   * @throws IllegalArgumentException when the limit is below 1
   */
  public Solver<S, M> limit(int positions) {
    if (positions < 1) {
      throw new IllegalArgumentException("A limit must be 1 or more, not " + positions + ".");
    }
    return new Solver<>(rules, exhaustive, positions, progress);
  }

  /**
   * The same solver with somebody who is told of its progress.
   *
   * @param listener is called in the thread that solves, now and then
   * @return the solver
   */
  public Solver<S, M> progress(Progress listener) {
    return new Solver<>(rules, exhaustive, limit, listener);
  }

  /**
   * The same solver, but it looks at every position even where the rules know the answer: to
   * compare the two, or for the lengths that a formula does not tell.
   *
   * @return the solver
   */
  public Solver<S, M> exhaustive() {
    return new Solver<>(rules, true, limit, progress);
  }

  /**
   * Finds perfect play from a position on.
   *
   * @param position a position of this variant, over or not
   * @return a solution that covers the position and all that can be reached from it
   * @throws SolverLimitException when these are more than the limit allows
   */
  public Solution<S, M> solve(S position) {
    Objects.requireNonNull(position);
    return known(position)
        .orElseGet(() -> Retrograde.solve(StateGraph.of(rules, position, limit, progress)));
  }

  private Optional<Solution<S, M>> known(S position) {
    return !exhaustive && rules instanceof SolvedRules<S, M> solved
        ? solved.solution(position)
        : Optional.empty();
  }
}
