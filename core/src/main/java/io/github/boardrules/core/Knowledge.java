package io.github.boardrules.core;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * What is known of good play in a variant: who stands better, perfect play, winning moves of the
 * opening, a puzzle's own solver.
 *
 * <pre>{@code
 * var rules = HeapRules.heaps(3, 4, 5);
 * var knowledge = rules.knowledge();
 * var solution = knowledge.solution(rules.start()).orElseThrow();
 * solution.bestMoves(rules.start()); // ==> [1:2]
 * knowledge.evaluation();            // ==> Optional.empty
 * }</pre>
 *
 * <p>Engines and solvers ask {@link Rules#knowledge} themselves. Authors compose it from {@link
 * #none} on.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class Knowledge<S, M> {
  private final Optional<Evaluation<S>> evaluation;
  private final OptionalInt playoutPlies;
  private final Function<? super S, Optional<Solution<S, M>>> solutions;
  private final Function<? super S, Optional<M>> winningMoves;
  private final Optional<PuzzleSolver<S, M>> puzzleSolver;

  /** Where this knowledge comes from, if it has only been translated. */
  private final Optional<Origin> origin;

  private record Origin(Translation<?, ?, ?, ?> translation, Knowledge<?, ?> knowledge) {}

  private Knowledge(
      Optional<Evaluation<S>> evaluation,
      OptionalInt playoutPlies,
      Function<? super S, Optional<Solution<S, M>>> solutions,
      Function<? super S, Optional<M>> winningMoves,
      Optional<PuzzleSolver<S, M>> puzzleSolver,
      Optional<Origin> origin) {
    this.evaluation = evaluation;
    this.playoutPlies = playoutPlies;
    this.solutions = Objects.requireNonNull(solutions, "solutions");
    this.winningMoves = Objects.requireNonNull(winningMoves, "winningMoves");
    this.puzzleSolver = puzzleSolver;
    this.origin = origin;
  }

  /**
   * {@return no knowledge, to which an author adds}
   *
   * @param <S> the positions
   * @param <M> the moves
   */
  public static <S, M> Knowledge<S, M> none() {
    return with(
        Optional.empty(),
        OptionalInt.empty(),
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
    Objects.requireNonNull(other, "other");
    return with(Optional.of(other), playoutPlies, solutions, winningMoves, puzzleSolver);
  }

  /**
   * {@return the same knowledge with the advice to search by random games} Without it, an engine
   * with an evaluation searches all moves and replies to a depth.
   *
   * @param plies after how many random moves, 0 or more, such a game is best ended and its last
   *     position evaluated
   * @throws IllegalArgumentException if it is negative
   */
  public Knowledge<S, M> withPlayoutPlies(int plies) {
    if (plies < 0) {
      throw new IllegalArgumentException("A random game has 0 moves or more, not " + plies + ".");
    }
    return with(evaluation, OptionalInt.of(plies), solutions, winningMoves, puzzleSolver);
  }

  /**
   * {@return the same knowledge with another source of perfect play, such as a formula or a table}
   *
   * @param others finds a solution that covers a position; empty where nothing is better than
   *     visiting all positions that can be reached
   */
  public Knowledge<S, M> withSolution(Function<? super S, Optional<Solution<S, M>>> others) {
    Objects.requireNonNull(others, "others");
    return with(evaluation, playoutPlies, others, winningMoves, puzzleSolver);
  }

  /**
   * {@return the same knowledge with another source of winning moves, for positions whose solution
   * takes too long, such as those of a book}
   *
   * @param others finds a legal move after which the player who makes it still wins; it is empty
   *     where none is known
   */
  public Knowledge<S, M> withWinningMove(Function<? super S, Optional<M>> others) {
    Objects.requireNonNull(others, "others");
    return with(evaluation, playoutPlies, solutions, others, puzzleSolver);
  }

  /**
   * {@return the same knowledge with another solver of a puzzle, a game for one player} It may
   * solve puzzles that are too large for a {@code Solver}.
   *
   * @param other the solver, with its default limit
   */
  public Knowledge<S, M> withPuzzleSolver(PuzzleSolver<S, M> other) {
    Objects.requireNonNull(other, "other");
    return with(evaluation, playoutPlies, solutions, winningMoves, Optional.of(other));
  }

  private static <S, M> Knowledge<S, M> with(
      Optional<Evaluation<S>> evaluation,
      OptionalInt playoutPlies,
      Function<? super S, Optional<Solution<S, M>>> solutions,
      Function<? super S, Optional<M>> winningMoves,
      Optional<PuzzleSolver<S, M>> puzzleSolver) {
    return new Knowledge<>(
        evaluation, playoutPlies, solutions, winningMoves, puzzleSolver, Optional.empty());
  }

  /** Returns the estimates alone, without what is certain. */
  Knowledge<S, M> estimates() {
    Knowledge<S, M> none = none();
    return with(evaluation, playoutPlies, none.solutions, none.winningMoves, none.puzzleSolver);
  }

  /** Returns this knowledge for the outer rules of a translation. */
  <T, N> Knowledge<T, N> translated(Translation<T, N, S, M> translation) {
    return new Knowledge<>(
        evaluation.map(inner -> new TranslatedEvaluation<>(translation, inner)),
        playoutPlies,
        position -> solution(translation.in(position)).map(translation::out),
        position -> winningMove(translation.in(position)).map(translation::outMove),
        puzzleSolver.map(inner -> new TranslatedPuzzleSolver<>(translation, inner)),
        Optional.of(new Origin(translation, this)));
  }

  /** Returns the knowledge that a translation has made this one of; empty if it has not. */
  @SuppressWarnings("unchecked") // the translation has seen the types
  <T, N> Optional<Knowledge<T, N>> before(Translation<S, M, T, N> translation) {
    return origin
        .filter(known -> known.translation() == translation)
        .map(known -> (Knowledge<T, N>) known.knowledge());
  }

  private record TranslatedEvaluation<T, S>(
      Translation<T, ?, S, ?> translation, Evaluation<S> evaluation) implements Evaluation<T> {

    @Override
    public double valueForPlayer1(T position) {
      return evaluation.valueForPlayer1(translation.in(position));
    }

    @Override
    public boolean isQuiet(T position) {
      return evaluation.isQuiet(translation.in(position));
    }

    @Override
    public boolean loudMoves(T position, int movesLeft, MoveBuffer out) {
      return evaluation.loudMoves(translation.in(position), movesLeft, out);
    }
  }

  private record TranslatedPuzzleSolver<T, N, S, M>(
      Translation<T, N, S, M> translation, PuzzleSolver<S, M> solver)
      implements PuzzleSolver<T, N> {

    @Override
    public PuzzleSolver<T, N> withLimit(int positions) {
      return new TranslatedPuzzleSolver<>(translation, solver.withLimit(positions));
    }

    @Override
    public PuzzleSolver<T, N> withProgress(Progress listener) {
      return new TranslatedPuzzleSolver<>(translation, solver.withProgress(listener));
    }

    @Override
    public Optional<PuzzlePath<N>> solve(T position) {
      return solver
          .solve(translation.in(position))
          .map(path -> new PuzzlePath<>(translation.out(path.moves()), path.isShortest()));
    }
  }

  /** {@return the evaluation, for players that search; empty if none is known} */
  public Optional<Evaluation<S>> evaluation() {
    return evaluation;
  }

  /**
   * {@return after how many random moves a search by random games asks the evaluation; empty if
   * another search is better}
   */
  public OptionalInt playoutPlies() {
    return playoutPlies;
  }

  /**
   * {@return perfect play from a position on; empty if nothing is better than visiting all
   * positions that can be reached} A {@code Solver} prefers it. It may be computed at each call.
   *
   * @param position a position of the variant
   */
  public Optional<Solution<S, M>> solution(S position) {
    return solutions.apply(Objects.requireNonNull(position, "position"));
  }

  /**
   * {@return a move that is known to win for the player to move; empty if none is known, even if
   * there is one}
   *
   * @param position a position of the variant, over or not
   */
  public Optional<M> winningMove(S position) {
    return winningMoves.apply(Objects.requireNonNull(position, "position"));
  }

  /** {@return the puzzle's own solver, if there is one} */
  public Optional<PuzzleSolver<S, M>> puzzleSolver() {
    return puzzleSolver;
  }
}
