package io.github.boardrules.core.search;

import java.util.List;

/**
 * A way to the goal of a puzzle.
 *
 * <pre>{@code
 * var rules = PikkPakkRules.parse("inlay:from=chess,to=chess");
 * PuzzlePath<PikkPakkMove> path = InlaySolver.of(rules).solve(rules.start()).orElseThrow();
 * path.moves();    // ==> []
 * path.shortest(); // ==> true
 * }</pre>
 *
 * @param moves the moves from the position that was asked about to the goal, unmodifiable; none
 *     when it is the goal
 * @param shortest whether it is proved that fewer moves will not do
 * @param <M> the moves
 */
public record PuzzlePath<M extends Object>(List<M> moves, boolean shortest) {

  /** Keeps a copy of the moves. */
  public PuzzlePath {
    moves = List.copyOf(moves);
  }
}
