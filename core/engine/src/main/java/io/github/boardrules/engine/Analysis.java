package io.github.boardrules.engine;

import io.github.boardrules.core.search.GameValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What an engine has found out about a position. It is immutable.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=1");
 * var analysis = Engine.of(rules).analyse(rules.start(), Limit.nodes(100));
 * analysis.best();  // ==> a1+b1+c1
 * analysis.value(); // ==> 1.0
 * analysis.proof(); // ==> Optional[win 1 in 1]
 * }</pre>
 *
 * @param <M> the moves
 */
public final class Analysis<M> {
  private final List<RatedMove<M>> moves;
  private final long nodes;
  private final int depth;
  private final Optional<GameValue> proof;

  /** Creates an analysis of at least one move; the list is copied. */
  Analysis(List<RatedMove<M>> moves, long nodes, int depth, Optional<GameValue> proof) {
    this.moves = List.copyOf(moves);
    this.nodes = nodes;
    this.depth = depth;
    this.proof = proof;
  }

  /**
   * Returns the moves that the search has tried.
   *
   * @return the best first, at least one; all legal moves unless there are very many. Unmodifiable
   */
  public List<RatedMove<M>> moves() {
    return moves;
  }

  /**
   * Returns how many nodes the search has visited.
   *
   * @return 0 or more
   */
  public long nodes() {
    return nodes;
  }

  /**
   * Returns how many moves the longest line of the search looks ahead.
   *
   * @return 0 or more
   */
  public int depth() {
    return depth;
  }

  /**
   * Returns the outcome of the position.
   *
   * @return the outcome; empty if it is not proven
   */
  public Optional<GameValue> proof() {
    return proof;
  }

  /**
   * Returns the best move.
   *
   * @return the first of the moves
   */
  public M best() {
    return moves.get(0).move();
  }

  /**
   * Returns the expected result for the player to move.
   *
   * @return the value of the best move, −1 to 1
   */
  public double value() {
    return moves.get(0).value();
  }

  /** Returns the moves in lines, the best first. */
  @Override
  public String toString() {
    return moves.stream().map(RatedMove::toString).collect(Collectors.joining("\n"));
  }
}
