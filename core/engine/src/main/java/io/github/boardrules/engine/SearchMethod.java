package io.github.boardrules.engine;

/**
 * How an engine looks for the best move.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=1");
 * var engine = Engine.of(rules).withMethod(SearchMethod.ALPHA_BETA);
 * engine.analyse(rules.start(), Limit.depth(3)).depth(); // ==> 1
 * }</pre>
 */
public enum SearchMethod {
  /**
   * Plays random games and records in a tree which moves did well: a Monte Carlo tree search. It
   * needs no knowledge of the game.
   */
  TREE,

  /**
   * Searches all moves and replies to a depth, and evaluates the positions reached: an alpha-beta
   * search. Without an evaluation it finds only forced wins.
   */
  ALPHA_BETA
}
