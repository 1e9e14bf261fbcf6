package io.github.boardrules.engine;

/** Watches a limit of nodes and time, and whether the thread has been interrupted. */
final class Budget {
  /** How many nodes are visited between two looks at the clock; a power of two. */
  private static final int NODES_BETWEEN_LOOKS = 32;

  private final long maxNodes;
  private final long end;
  private final EngineClock clock;
  private volatile boolean isSpent;

  /** Begins now. */
  Budget(Limit limit, EngineClock clock) {
    this.clock = clock;
    maxNodes = limit.nodes();
    long now = clock.nanos();
    end = limit.nanos() < Long.MAX_VALUE - now ? now + limit.nanos() : Long.MAX_VALUE;
  }

  /** Returns whether to stop after so many nodes. */
  boolean isSpent(long nodes) {
    if (!isSpent
        && (nodes >= maxNodes || (nodes % NODES_BETWEEN_LOOKS == 0 && isTimeUp()))) {
      isSpent = true;
    }
    return isSpent;
  }

  /** Ends the search at its next node. */
  void stop() {
    isSpent = true;
  }

  private boolean isTimeUp() {
    return (end != Long.MAX_VALUE && clock.nanos() >= end)
        || Thread.currentThread().isInterrupted();
  }
}
