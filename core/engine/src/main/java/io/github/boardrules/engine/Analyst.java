package io.github.boardrules.engine;

import java.util.List;

/** A search of one position that goes on as long as it is asked to. It belongs to one thread. */
interface Analyst {

  /**
   * Goes on until the outcome is proven, the budget is spent or a part of the work is done.
   *
   * @return whether there is more to do
   */
  boolean advance(Budget budget);

  /**
   * Returns what has been found out about the moves, in any order. A move of which more than one
   * thing is known is there more than once.
   */
  List<RootMove> moves();

  /** Returns how many nodes have been visited. */
  long nodes();

  /** Returns how many moves the longest line looks ahead. */
  int depth();

  /** Returns the proven outcome of the position, {@link GameTree#OPEN} if there is none. */
  byte proof();
}
