package io.github.boardrules.core;

import java.util.List;

/** Perfect play of the inner rules of a translation, for the outer ones. */
record TranslatedSolution<S, M, T, N>(Translation<S, M, T, N> translation, Solution<T, N> solution)
    implements Solution<S, M> {

  @Override
  public Rules<S, M> rules() {
    return translation.outer();
  }

  @Override
  public boolean covers(S position) {
    return solution.covers(translation.in(position));
  }

  @Override
  public GameValue gameValue(S position) {
    return solution.gameValue(translation.in(position));
  }

  @Override
  public List<M> bestMoves(S position) {
    return List.copyOf(translation.out(solution.bestMoves(translation.in(position))));
  }

  @Override
  public String toString() {
    return solution.toString();
  }
}
