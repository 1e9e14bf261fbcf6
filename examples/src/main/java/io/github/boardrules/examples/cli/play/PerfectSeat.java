package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.play.Match;
import io.github.boardrules.examples.cli.analysis.Solutions;

/**
 * Plays the first best move in the order of the rules, so that the same game is always played in
 * the same way.
 *
 * @param solutions the source of the best moves
 */
record PerfectSeat<S, M>(Solutions<S, M> solutions) implements Seat<S, M> {

  @Override
  public M choose(Match<S, M> match) {
    S position = match.position();
    return solutions.covering(position).bestMoves(position).get(0);
  }
}
