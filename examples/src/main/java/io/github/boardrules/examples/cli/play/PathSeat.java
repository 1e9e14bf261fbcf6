package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.PuzzlePath;
import io.github.boardrules.core.search.PuzzleSolver;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Follows a path to the goal of a puzzle. If there is no path, every move is as good as another,
 * and it plays the first one.
 */
final class PathSeat<S, M> implements Seat<S, M> {
  private final Rules<S, M> rules;

  /** The next move for each position on the path. */
  private final Map<S, M> moves = new HashMap<>();

  private PathSeat(Rules<S, M> rules) {
    this.rules = rules;
  }

  /** Returns a player that solves the puzzle from a position before the game goes on. */
  static <S, M> PathSeat<S, M> of(Rules<S, M> rules, S start, PuzzleSolver<S, M> solver) {
    PathSeat<S, M> seat = new PathSeat<>(rules);
    S position = start;
    for (M move : solver.solve(position).map(PuzzlePath::moves).orElse(List.of())) {
      // If the path returns to a position, the later move belongs to the shorter path.
      seat.moves.put(position, move);
      position = rules.play(position, move);
    }
    return seat;
  }

  @Override
  public M choose(Match<S, M> match) {
    S position = match.position();
    M move = moves.get(position);
    return move != null ? move : rules.legalMoves(position).get(0);
  }
}
