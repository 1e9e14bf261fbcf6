package io.github.boardrules.core.search;

import io.github.boardrules.core.Rules;
import java.util.Optional;

/**
 * Finds a way to the goal of a puzzle, a game for one player: to a position that player 1 has won.
 *
 * <pre>{@code
 * var rules = PikkPakkRules.parse("inlay:push=square");
 * var path = PuzzleSolver.of(rules).limit(10_000).solve(rules.start()).orElseThrow();
 * Match.of(rules).playAll(path.moves()).status().text(); // ==> win 1 solved
 * }</pre>
 *
 * <p>There are three answers: a way; the proof that there is none; and that a limit has been met
 * before one or the other was found.
 *
 * <p>Solvers are immutable and safe for use by many threads.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface PuzzleSolver<S extends Object, M extends Object> {

  /**
   * A solver for a puzzle: its own where the rules are {@link PuzzleRules} and have one. Otherwise
   * it is one that looks at everything that can be reached, as {@link Solver} does, and finds a
   * shortest way.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules of a puzzle
   * @return the solver
   * @throws IllegalArgumentException when the game has more than one player
   */
  static <S extends Object, M extends Object> PuzzleSolver<S, M> of(Rules<S, M> rules) {
    if (rules.players() != 1) {
      throw new IllegalArgumentException(
          "A puzzle has one player, and " + rules.variant() + " has " + rules.players() + ".");
    }
    return (rules instanceof PuzzleRules<S, M> puzzle
            ? puzzle.puzzleSolver()
            : Optional.<PuzzleSolver<S, M>>empty())
        .orElseGet(() -> new WholePuzzle<>(Solver.of(rules).exhaustive()));
  }

  /**
   * The same solver with another limit. Before, it is {@link Solver#DEFAULT_LIMIT}.
   *
   * @param positions how many positions it may keep, 1 or more
   * @return the solver
   * @throws IllegalArgumentException when the limit is below 1
   */
  PuzzleSolver<S, M> limit(int positions);

  /**
   * The same solver with somebody who is told of its progress.
   *
   * @param listener is called in the thread that solves, now and then
   * @return the solver
   */
  PuzzleSolver<S, M> progress(Solver.Progress listener);

  /**
   * Finds a way from a position to the goal.
   *
   * @param position a position of this variant, over or not
   * @return the way; empty when it is proved that there is none
   * @throws SolverLimitException when neither is found within the limit
   */
  Optional<PuzzlePath<M>> solve(S position);
}
