package io.github.boardrules.core.search;

import io.github.boardrules.core.Rules;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * What is known of good play in a variant: who stands better, perfect play, winning moves of the
 * opening, a puzzle's own solver.
 *
 * <pre>{@code
 * var rules = HeapRules.heaps(3, 4, 5);
 * var knowledge = Knowledge.of(rules);
 * var solution = knowledge.solution(rules.start()).orElseThrow();
 * solution.bestMoves(rules.start()); // ==> [1:2]
 * knowledge.evaluation();            // ==> Optional.empty
 * }</pre>
 *
 * <p>Engines and solvers ask it themselves. Authors compose it and return it from {@link
 * InformedRules#knowledge}.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class Knowledge<S, M> {
  private final Optional<Evaluation<S>> evaluation;
  private final Function<? super S, Optional<Solution<S, M>>> solutions;
  private final Function<? super S, Optional<M>> winningMoves;
  private final Optional<PuzzleSolver<S, M>> puzzleSolver;

  private Knowledge(
      Optional<Evaluation<S>> evaluation,
      Function<? super S, Optional<Solution<S, M>>> solutions,
      Function<? super S, Optional<M>> winningMoves,
      Optional<PuzzleSolver<S, M>> puzzleSolver) {
    this.evaluation = evaluation;
    this.solutions = Objects.requireNonNull(solutions);
    this.winningMoves = Objects.requireNonNull(winningMoves);
    this.puzzleSolver = puzzleSolver;
  }

  /**
   * {@return what rules know: {@link #none} unless they are {@link InformedRules}}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @throws IllegalArgumentException if the game has more than two players, or none, as no engine
   *     or solver can answer for it
   */
  public static <S, M> Knowledge<S, M> of(Rules<S, M> rules) {
    if (rules.players() != 1 && rules.players() != 2) {
      String players = rules.variant() + " has " + rules.players() + ".";
      throw new IllegalArgumentException(
          "Engines and solvers need one or two players, and " + players);
    }
    return rules instanceof InformedRules<S, M> informed ? informed.knowledge() : none();
  }

  /**
   * {@return no knowledge, to which an author adds}
   *
   * @param <S> the positions
   * @param <M> the moves
   */
  public static <S, M> Knowledge<S, M> none() {
    return new Knowledge<>(
        Optional.empty(),
        position -> Optional.empty(),
        position -> Optional.empty(),
        Optional.empty());
  }

  /**
   * {@return the same knowledge with another evaluation}
   *
   * @param other estimates who stands better in positions of the variant
   */
  public Knowledge<S, M> withEvaluation(Evaluation<S> other) {
    return new Knowledge<>(Optional.of(other), solutions, winningMoves, puzzleSolver);
  }

  /**
   * {@return the same knowledge with another source of perfect play, such as a formula or a table}
   *
   * @param others finds a solution that covers a position; it is empty where nothing better is
   *     known than visiting all positions that can be reached
   */
  public Knowledge<S, M> withSolution(Function<? super S, Optional<Solution<S, M>>> others) {
    return new Knowledge<>(evaluation, others, winningMoves, puzzleSolver);
  }

  /**
   * {@return the same knowledge with another source of winning moves, for positions whose solution
   * takes too long, such as an {@link OpeningBook}}
   *
   * @param others finds a legal move after which the player who makes it still wins; it is empty
   *     where none is known
   */
  public Knowledge<S, M> withWinningMove(Function<? super S, Optional<M>> others) {
    return new Knowledge<>(evaluation, solutions, others, puzzleSolver);
  }

  /**
   * {@return the same knowledge with another solver of a puzzle, a game for one player} It may
   * solve puzzles that are too large for a {@link Solver}.
   *
   * @param other the solver, with its default limit
   */
  public Knowledge<S, M> withPuzzleSolver(PuzzleSolver<S, M> other) {
    return new Knowledge<>(evaluation, solutions, winningMoves, Optional.of(other));
  }

  /** {@return the evaluation, for players that search; empty if none is known} */
  public Optional<Evaluation<S>> evaluation() {
    return evaluation;
  }

  /**
   * {@return perfect play from a position on, for all that can be reached; empty if nothing better
   * is known than visiting them all} A {@link Solver} prefers it. It may be computed at each call.
   *
   * @param position a position of the variant
   */
  public Optional<Solution<S, M>> solution(S position) {
    return solutions.apply(Objects.requireNonNull(position));
  }

  /**
   * {@return a move that is known to win for the player to move; empty if none is known, even if
   * there is one}
   *
   * @param position a position of the variant, over or not
   */
  public Optional<M> winningMove(S position) {
    return winningMoves.apply(Objects.requireNonNull(position));
  }

  /** {@return the puzzle's own solver, which {@link PuzzleSolver#of} prefers, if there is one} */
  public Optional<PuzzleSolver<S, M>> puzzleSolver() {
    return puzzleSolver;
  }
}
