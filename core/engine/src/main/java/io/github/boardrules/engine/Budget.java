package io.github.boardrules.engine;

import java.util.function.LongSupplier;

/** Watches the limits of nodes and time of one analyst, and whether its thread is interrupted. */
final class Budget {
  /** How many nodes are visited between two looks at the clock; a power of two. */
  private static final int NODES_BETWEEN_LOOKS = 32;

  private final long maxNodes;
  private final long maxNanos;
  private final long begin;
  private final LongSupplier clock;
  private long looks;
  private volatile boolean isStopped;

  /** Begins now; the clock counts the nanoseconds since some moment. */
  Budget(long maxNodes, long maxNanos, LongSupplier clock) {
    this.clock = clock;
    this.maxNodes = maxNodes;
    this.maxNanos = maxNanos;
    begin = clock.getAsLong();
  }

  /** Returns whether to stop after so many nodes. */
  boolean isSpent(long nodes) {
    if (!isStopped && (nodes >= maxNodes || (++looks % NODES_BETWEEN_LOOKS == 0 && isTimeUp()))) {
      isStopped = true;
    }
    return isStopped;
  }

  /** Ends the search at its next node; from any thread. */
  void stop() {
    isStopped = true;
  }

  private boolean isTimeUp() {
    // A clock may begin anywhere, so that only the difference of two times has a meaning.
    return clock.getAsLong() - begin >= maxNanos || Thread.currentThread().isInterrupted();
  }
}
