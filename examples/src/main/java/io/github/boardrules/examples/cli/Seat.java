package io.github.boardrules.examples.cli;

/**
 * A player that is a program.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
interface Seat<S extends Object, M extends Object> {

  /**
   * Returns the move to play.
   *
   * @param position a position that is not over
   * @return a legal move
   */
  M choose(S position);
}
