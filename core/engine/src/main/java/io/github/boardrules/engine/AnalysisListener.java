package io.github.boardrules.engine;

/**
 * Sees an analysis grow, and may end it. It is called in the thread that asked for the analysis. An
 * exception that it throws ends the analysis and reaches the caller.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=1");
 * AnalysisListener<GridMove> listener = found -> found.nodes() < 1_000;
 * listener.advanced(Engine.of(rules).analyse(rules.start(), Limit.nodes(100))); // ==> true
 * }</pre>
 *
 * @param <M> the moves
 */
@FunctionalInterface
public interface AnalysisListener<M> {

  /**
   * Receives what has been found so far. With several threads this is what one of them has found.
   *
   * @param analysis the analysis up to now
   * @return whether to go on
   */
  boolean advanced(Analysis<? extends M> analysis);
}
