package io.github.boardrules.engine;

import io.github.boardrules.core.search.Evaluation;
import io.github.boardrules.core.search.InformedRules;
import io.github.boardrules.core.search.Knowledge;
import io.github.boardrules.core.search.Solver;
import java.util.Optional;
import java.util.OptionalInt;

/** A game on a drawn graph that comes with perfect play, and with an evaluation for trees. */
final class SolvedGraph extends GraphGame implements InformedRules<Integer, Integer> {
  SolvedGraph(GraphGame graph) {
    super(graph);
  }

  @Override
  public Knowledge<Integer, Integer> knowledge() {
    return Knowledge.<Integer, Integer>none()
        .withEvaluation(new AskedSoon())
        .withSolution(position -> Optional.of(Solver.of(new GraphGame(this)).solve(position)));
  }

  private record AskedSoon() implements Evaluation<Integer> {

    @Override
    public double value(Integer position) {
      return 0.25;
    }

    @Override
    public OptionalInt rolloutPlies() {
      return OptionalInt.of(2);
    }
  }
}
