package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.play.Match;

/**
 * A player that is a program.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
interface Seat<S, M> {

  /**
   * Returns the move to play.
   *
   * @param match the match so far, which is not over
   * @return a legal move
   */
  M choose(Match<S, M> match);
}
