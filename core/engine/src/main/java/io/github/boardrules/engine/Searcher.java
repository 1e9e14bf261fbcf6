package io.github.boardrules.engine;

/**
 * A search of one position that goes on as long as it is asked to. It belongs to one thread.
 *
 * @param <M> the moves
 */
interface Searcher<M extends Object> {

  /**
   * Goes on until the outcome is proven, the budget is spent or a part of the work is done.
   *
   * @return whether there is more to do
   */
  boolean advance(Budget budget);

  /** Returns what has been found so far. */
  Analysis<M> analysis();
}
