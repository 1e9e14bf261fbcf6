package io.github.boardrules.core.search;

import io.github.boardrules.core.play.Match;
import java.util.Optional;

/** Solves a puzzle by visiting every position that can be reached, as its solver does. */
record ExhaustivePuzzleSolver<S, M>(Solver<S, M> solver) implements PuzzleSolver<S, M> {

  @Override
  public PuzzleSolver<S, M> withLimit(int positions) {
    return new ExhaustivePuzzleSolver<>(solver.withLimit(positions));
  }

  @Override
  public PuzzleSolver<S, M> withProgress(Progress listener) {
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
