package io.github.boardrules.core;

import java.util.List;
import java.util.Objects;

/**
 * A sequence of moves to the goal of a puzzle.
 *
 * <pre>{@code
 * var rules = PikkPakkRules.parse("inlay:from=chess,to=chess");
 * PuzzlePath<PikkPakkMove> path = Solver.ofPuzzle(rules).solve(rules.start()).orElseThrow();
 * path.moves();    // ==> []
 * path.isShortest(); // ==> true
 * }</pre>
 *
 * @param moves the moves from the position that was solved to the goal, unmodifiable; empty when
 *     the position is the goal
 * @param isShortest whether it is proved that no shorter path exists
 * @param <M> the moves
 */
public record PuzzlePath<M>(List<M> moves, boolean isShortest) {

  /** Copies the list. */
  public PuzzlePath {
    Objects.requireNonNull(moves, "moves");
    moves = List.copyOf(moves);
  }
}
