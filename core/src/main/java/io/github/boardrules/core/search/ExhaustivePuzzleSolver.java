package io.github.boardrules.core.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Solves a puzzle by visiting every position that can be reached.
 *
 * @param solver an exhaustive solver, whose solutions have distances
 * @param <S> the positions
 * @param <M> the moves
 */
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
    List<M> moves = new ArrayList<>();
    S last = position;
    while (!solution.rules().status(last).isOver()) {
      M move = solution.bestMoves(last).get(0);
      moves.add(move);
      last = solution.rules().play(last, move);
    }
    return Optional.of(new PuzzlePath<>(moves, true));
  }
}
