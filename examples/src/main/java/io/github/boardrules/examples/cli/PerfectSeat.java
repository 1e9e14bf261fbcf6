package io.github.boardrules.examples.cli;

/**
 * Plays a best move: of several, the first in the order of the rules, so that the same game is
 * always played alike.
 *
 * @param solutions knows the best moves
 * @param <S> the positions
 * @param <M> the moves
 */
record PerfectSeat<S extends Object, M extends Object>(Solutions<S, M> solutions)
    implements Seat<S, M> {

  @Override
  public M choose(S position) {
    return solutions.covering(position).bestMoves(position).get(0);
  }
}
