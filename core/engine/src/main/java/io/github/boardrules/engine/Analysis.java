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
  private final boolean hasAllMoves;
  private final long nodes;
  private final int depth;
  private final Optional<GameValue> proof;

  /** Creates an analysis of at least one move; the list is copied. */
  Analysis(
      List<RatedMove<M>> moves,
      boolean hasAllMoves,
      long nodes,
      int depth,
      Optional<GameValue> proof) {
    this.moves = List.copyOf(moves);
    this.hasAllMoves = hasAllMoves;
    this.nodes = nodes;
    this.depth = depth;
    this.proof = proof;
  }

  /**
   * {@return the moves that the search has tried, the best first: all legal moves unless there are
   * very many ({@link #hasAllMoves}), at least one and at most 10,000. Unmodifiable}
   */
  public List<RatedMove<M>> moves() {
    return moves;
  }

  /**
   * {@return whether {@link #moves} has all legal moves} A tree search tries a few of more than 200
   * moves at first, and every search a part of more than 10,000.
   */
  public boolean hasAllMoves() {
    return hasAllMoves;
  }

  /** {@return how many nodes the search has visited, 0 or more} */
  public long nodes() {
    return nodes;
  }

  /** {@return how many moves the longest line of the search looks ahead, 0 or more} */
  public int depth() {
    return depth;
  }

  /** {@return the outcome of the position; empty if it is not proven} */
  public Optional<GameValue> proof() {
    return proof;
  }

  /** {@return the best move, the first of {@link #moves}} */
  public M best() {
    return moves.get(0).move();
  }

  /** {@return the expected result for the player to move, −1 to 1: the value of the best move} */
  public double value() {
    return moves.get(0).value();
  }

  /** Returns the moves in lines, the best first. */
  @Override
  public String toString() {
    return moves.stream().map(RatedMove::toString).collect(Collectors.joining("\n"));
  }
}
