package io.github.boardrules.core.search;

import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.PackedView;
import io.github.boardrules.core.Progress;
import io.github.boardrules.core.PuzzlePath;
import io.github.boardrules.core.PuzzleSolver;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.play.Match;
import java.util.Objects;
import java.util.Optional;

/**
 * Finds perfect play in any game of one or two players whose reachable positions fit in memory.
 *
 * <pre>{@code
 * var rules = PylosRules.parse("pylos:base=3,takeback=none");
 * var solution = Solver.of(rules).withLimit(1_000_000).solve(rules.start());
 * solution.gameValue(rules.start()); // ==> win 2 in 16
 * var position = rules.play(rules.start(), PylosMove.parse("1b2"));
 * solution.bestMoves(position);      // ==> [1a2, 1b1, 1b3, 1c2]
 * }</pre>
 *
 * <p>If the rules {@link Rules#knowledge know} a solution, the solver returns it. Otherwise it
 * finds every position that can be reached and works out their values from the ends of the game
 * backwards. The winner plays for the fastest win and the loser for the slowest loss, so each win
 * has a {@linkplain io.github.boardrules.core.GameValue#distance distance}. Play that never ends
 * counts as a draw; in a puzzle, a draw means that there is no path to the goal.
 *
 * <p>A position takes some 90 bytes besides its own object, and a move between two positions takes
 * 8 bytes; {@link #withLimit} bounds both.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class Solver<S, M> {

  /** The default limit: one million positions. */
  public static final int DEFAULT_LIMIT = 1_000_000;

  private final Rules<S, M> rules;
  private final Knowledge<S, M> knowledge;
  private final int limit;
  private final Progress progress;

  /** Solves a puzzle by visiting every position that can be reached. */
  record ExhaustivePuzzleSolver<S, M>(Solver<S, M> solver) implements PuzzleSolver<S, M> {

    @Override
    public PuzzleSolver<S, M> withLimit(int positions) {
      return new ExhaustivePuzzleSolver<>(solver.withLimit(positions));
    }

    @Override
    public PuzzleSolver<S, M> withProgress(Progress listener) {
      Objects.requireNonNull(listener, "listener");
      return new ExhaustivePuzzleSolver<>(solver.withProgress(listener));
    }

    @Override
    public Optional<PuzzlePath<M>> solve(S position) {
      Solution<S, M> solution = solver.solve(position);
      if (!solution.gameValue(position).isWinFor(1)) {
        return Optional.empty();
      }
      Match<S, M> path = Match.of(solution.rules(), position);
      while (!path.status().isOver()) {
        path = path.play(solution.bestMoves(path.position()).get(0));
      }
      return Optional.of(new PuzzlePath<>(path.moves(), true));
    }
  }

  private Solver(Rules<S, M> rules, Knowledge<S, M> knowledge, int limit, Progress progress) {
    this.rules = rules;
    this.knowledge = knowledge;
    this.limit = limit;
    this.progress = progress;
  }

  /**
   * {@return a solver with {@link #DEFAULT_LIMIT} and no progress listener}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @throws IllegalArgumentException if the game has more than two players, or none
   */
  public static <S, M> Solver<S, M> of(Rules<S, M> rules) {
    if (rules.players() != 1 && rules.players() != 2) {
      String found = rules.variant() + " has " + rules.players() + ".";
      throw new IllegalArgumentException("A solver needs one or two players, and " + found);
    }
    return new Solver<>(rules, rules.knowledge(), DEFAULT_LIMIT, (done, total) -> {});
  }

  /**
   * {@return a solver for a puzzle: the puzzle's own where the rules {@link Rules#knowledge know}
   * one; otherwise one that visits all positions, and finds a shortest path}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules of a puzzle
   * @throws IllegalArgumentException if the game has more than one player
   */
  public static <S, M> PuzzleSolver<S, M> ofPuzzle(Rules<S, M> rules) {
    if (rules.players() != 1) {
      throw new IllegalArgumentException(
          "A puzzle has one player, and " + rules.variant() + " has " + rules.players() + ".");
    }
    return rules
        .knowledge()
        .puzzleSolver()
        .orElseGet(() -> new ExhaustivePuzzleSolver<>(of(rules).withKnowledge(Knowledge.none())));
  }

  /**
   * {@return the same solver with another limit}
   *
   * @param positions the greatest number of positions to keep, 1 or more. The number of moves
   *     between them is limited as well: to 32 times as many, or to a million if that is more
   * @throws IllegalArgumentException if the limit is below 1
   */
  public Solver<S, M> withLimit(int positions) {
    if (positions < 1) {
      throw new IllegalArgumentException("A limit must be 1 or more, not " + positions + ".");
    }
    return new Solver<>(rules, knowledge, positions, progress);
  }

  /**
   * {@return the same solver with a progress listener} It gets the numbers of positions whose moves
   * have been played, and of those found so far. A solution that the rules come with is found
   * without a report.
   *
   * @param listener receives the reports, in the thread that solves
   */
  public Solver<S, M> withProgress(Progress listener) {
    Objects.requireNonNull(listener, "listener");
    return new Solver<>(rules, knowledge, limit, listener);
  }

  /**
   * {@return the same solver with other knowledge} With {@link Knowledge#none} it visits every
   * position even when the rules come with a solution, such as to find the distances.
   *
   * @param other the knowledge whose solution is preferred
   */
  public Solver<S, M> withKnowledge(Knowledge<S, M> other) {
    Objects.requireNonNull(other, "other");
    return new Solver<>(rules, other, limit, progress);
  }

  /**
   * {@return perfect play from a position on, for all that can be reached from it}
   *
   * @param position a position of this variant, over or not
   * @throws SolverLimitException if there are more positions or moves than the limit allows
   * @throws IllegalArgumentException if a status names a player whom the game does not have
   */
  public Solution<S, M> solve(S position) {
    Objects.requireNonNull(position, "position");
    return knowledge.solution(position).orElseGet(() -> solve(rules.packed(), position));
  }

  private <P, C> Solution<S, M> solve(PackedView<S, M, P, C> view, S position) {
    StateGraph<P> graph = new StateGraph<>(view.rules(), view.pack(position), limit, progress);
    return view.unpackSolution(new RetrogradeSolution<>(view.rules(), graph));
  }
}
