package io.github.boardrules.engine;

import java.util.function.LongSupplier;

/** Watches the limits of nodes and time of one analyst, and whether its thread is interrupted. */
final class Budget {
  /** How many nodes are visited between two looks at the clock. */
  private static final int NODES_BETWEEN_LOOKS = 32;

  /** A node with more moves counts as several; most positions of most games have fewer. */
  private static final int MOVES_OF_A_NODE = 256;

  private final long maxNodes;
  private final long maxNanos;
  private final long nanosOfRounds;
  private final long begin;
  private final LongSupplier clock;
  private long looks;
  private long nextLook = NODES_BETWEEN_LOOKS;
  private volatile boolean isStopped;

  /** Returns one that only an interrupt ends. */
  static Budget endless() {
    return new Budget(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, System::nanoTime);
  }

  /**
   * Begins now; the clock counts the nanoseconds since some moment.
   *
   * @param nanosOfRounds after which nothing is begun that is useful only if it completes
   */
  Budget(long maxNodes, long maxNanos, long nanosOfRounds, LongSupplier clock) {
    this.nanosOfRounds = nanosOfRounds;
    this.clock = clock;
    this.maxNodes = maxNodes;
    this.maxNanos = maxNanos;
    begin = clock.getAsLong();
  }

  /** Returns whether to stop, with the number of nodes visited so far. */
  boolean isSpent(long nodes) {
    if (!isStopped && (nodes >= maxNodes || (++looks >= nextLook && isTimeUp()))) {
      isStopped = true;
    }
    return isStopped;
  }

  /** Returns how many nodes are left. */
  long left(long nodes) {
    return Math.max(0, maxNodes - nodes);
  }

  /** Brings the next look at the clock forward, because listing many moves takes time. */
  void listed(int moves) {
    looks += moves / MOVES_OF_A_NODE;
  }

  /** Ends the search at its next node; any thread may call it. */
  void stop() {
    isStopped = true;
  }

  /** Looks at the clock at once. */
  boolean isTimeUp() {
    nextLook = looks + NODES_BETWEEN_LOOKS;
    // A clock may begin anywhere, so that only the difference of two times has a meaning.
    return clock.getAsLong() - begin >= maxNanos || Thread.currentThread().isInterrupted();
  }

  /** Returns whether another round would hardly complete. */
  boolean isLateForRound() {
    return nanosOfRounds != Long.MAX_VALUE && clock.getAsLong() - begin >= nanosOfRounds;
  }
}
