package io.github.boardrules.examples.cli.serve;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.RatedMove;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** An analysis as a client reads it: values are those of the player to move. */
record AnalysisShape<S, M>(Match<S, M> match, int lines) {

  Map<String, Object> of(Analysis<M> analysis) {
    Map<String, Object> shape = new LinkedHashMap<>();
    shape.put("best", notation().formatMove(analysis.best()));
    shape.put("value", analysis.valueForMover());
    putProof(shape, analysis.proof());
    shape.put("nodes", analysis.nodes());
    shape.put("depth", analysis.depth());
    shape.put("complete", analysis.hasAllMoves());
    shape.put("moves", analysis.recommended(lines).stream().map(this::of).toList());
    return shape;
  }

  private Map<String, Object> of(RatedMove<M> rated) {
    Map<String, Object> shape = new LinkedHashMap<>();
    shape.put("move", notation().formatMove(rated.move()));
    shape.put("value", rated.valueForMover());
    shape.put("upperBound", rated.isUpperBound());
    putProof(shape, rated.proof());
    shape.put("visits", rated.visits());
    shape.put("variation", rated.variation().stream().map(notation()::formatMove).toList());
    return shape;
  }

  private static void putProof(Map<String, Object> shape, Optional<GameValue> proof) {
    proof.ifPresent(value -> shape.put("proof", value));
  }

  private Notation<S, M> notation() {
    return match.rules().notation();
  }
}
