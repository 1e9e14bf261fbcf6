package io.github.boardrules.engine;

import io.github.boardrules.core.search.GameValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What an engine has found out about a position.
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
 * @param moves the moves that the search has tried, the best first, at least one; all legal moves
 *     unless there are very many. Unmodifiable
 * @param nodes how many nodes the search has visited
 * @param depth how many moves the longest line of the search looks ahead
 * @param proof the outcome of the position if it is proven
 */
public record Analysis<M>(
    List<RatedMove<M>> moves, long nodes, int depth, Optional<GameValue> proof) {
  /**
   * Creates an analysis; the list is copied.
   *
   * @throws IllegalArgumentException if there is no move
   */
  public Analysis {
    moves = List.copyOf(moves);
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("An analysis has at least one move.");
    }
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
