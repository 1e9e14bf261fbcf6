package io.github.boardrules.core;

import java.util.Optional;

/**
 * Finds a path to the goal of a puzzle, a game for one player: to a position that player 1 has won.
 *
 * <pre>{@code
 * var rules = PikkPakkRules.parse("inlay:push=square");
 * var path = Solver.ofPuzzle(rules).withLimit(10_000).solve(rules.start()).orElseThrow();
 * Match.of(rules).playAll(path.moves()).status().text(); // ==> win 1 solved
 * }</pre>
 *
 * <p>{@code Solver.ofPuzzle} has one for every puzzle. There are three outcomes: a path; the proof
 * that there is none; or a {@link SolverLimitException} when the limit was met before either was
 * found.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface PuzzleSolver<S, M> {

  /**
   * {@return the same solver with another limit; the default is that of {@code Solver}, a million}
   *
   * @param positions the greatest number of positions to keep, 1 or more
   * @throws IllegalArgumentException if the limit is below 1
   */
  PuzzleSolver<S, M> withLimit(int positions);

  /**
   * {@return the same solver with a progress listener} It gets the number of positions whose moves
   * have been played, and the number of positions found so far.
   *
   * @param listener receives the reports, in the thread that solves
   */
  PuzzleSolver<S, M> withProgress(Progress listener);

  /**
   * {@return a path from a position to the goal; empty if it is proved that there is none}
   *
   * @param position a position of this variant, over or not
   * @throws SolverLimitException if the limit is met before either is found
   */
  Optional<PuzzlePath<M>> solve(S position);
}
