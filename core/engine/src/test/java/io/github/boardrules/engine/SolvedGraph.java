package io.github.boardrules.engine;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.search.EvaluatedRules;
import io.github.boardrules.core.search.Evaluation;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.core.search.SolvedRules;
import io.github.boardrules.core.search.Solver;
import java.util.Optional;
import java.util.OptionalInt;

/** A game on a drawn graph that comes with perfect play, and with an evaluation for trees. */
record SolvedGraph(GraphGame graph)
    implements SolvedRules<Integer, Integer>, EvaluatedRules<Integer, Integer> {

  @Override
  public Optional<Solution<Integer, Integer>> solution(Integer position) {
    return Optional.of(Solver.of((PackedRules<Integer, Integer>) graph).solve(position));
  }

  @Override
  public Evaluation<Integer> evaluation() {
    return position -> 0.25;
  }

  @Override
  public OptionalInt rolloutPlies() {
    return OptionalInt.of(2);
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
