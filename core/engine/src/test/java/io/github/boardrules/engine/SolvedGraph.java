package io.github.boardrules.engine;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.search.Evaluation;
import io.github.boardrules.core.search.InformedRules;
import io.github.boardrules.core.search.Knowledge;
import io.github.boardrules.core.search.Solver;
import java.util.Optional;
import java.util.OptionalInt;

/** A game on a drawn graph that comes with perfect play, and with an evaluation for trees. */
record SolvedGraph(GraphGame graph)
    implements PackedRules<Integer, Integer>, InformedRules<Integer, Integer> {

  @Override
  public Knowledge<Integer, Integer> knowledge() {
    return Knowledge.<Integer, Integer>none()
        .withEvaluation(new AskedSoon())
        .withSolution(position -> Optional.of(Solver.of(graph).solve(position)));
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

  @Override
  public String variant() {
    return graph.variant();
  }

  @Override
  public Integer start() {
    return graph.start();
  }

  @Override
  public Status status(Integer position) {
    return graph.status(position);
  }

  @Override
  public void legalMoves(Integer position, MoveBuffer out) {
    graph.legalMoves(position, out);
  }

  @Override
  public Integer playUnchecked(Integer position, long code) {
    return graph.playUnchecked(position, code);
  }

  @Override
  public long encodeUnchecked(Integer position, Integer move) {
    return move;
  }

  @Override
  public Integer decode(Integer position, long code) {
    return (int) code;
  }

  @Override
  public Notation<Integer, Integer> notation() {
    return graph.notation();
  }
}
