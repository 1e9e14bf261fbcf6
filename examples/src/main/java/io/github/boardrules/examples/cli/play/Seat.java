package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.play.Match;

/** A player that is a program. */
interface Seat<S, M> {

  /**
   * Returns the move to play.
   *
   * @param match the match so far, which is not over
   */
  M choose(Match<S, M> match);
}
