package io.github.boardrules.engine;

import java.util.List;

/** A search of one position that continues as long as it is asked to. It belongs to one thread. */
interface Analyst {

  /** Does a part of the work, and returns whether more is left and the budget not spent. */
  boolean advance(Budget budget);

  /** Returns what is known of the moves, in any order; a move may occur more than once. */
  List<RootMove> moves();

  long nodes();

  /** Returns how many moves the longest line looks ahead. */
  int depth();

  /** Returns whether the outcome is open, but all moves but one are proven to lose. */
  boolean isDecided();

  /** Returns the proven outcome of the position, {@link GameTree#OPEN} if there is none. */
  byte proof();
}
