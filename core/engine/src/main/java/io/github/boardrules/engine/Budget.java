package io.github.boardrules.engine;

import java.util.function.LongSupplier;

/** Watches the limits of nodes and time of one analyst, and whether its thread is interrupted. */
final class Budget {
  /**
   * The nodes between two looks at the clock, and how long they should take at least: a clock of
   * processor time takes as long to read as several nodes.
   */
  private static final int FEWEST_NODES_BETWEEN_LOOKS = 32;

  private static final int MOST_NODES_BETWEEN_LOOKS = 256;
  private static final long NANOS_BETWEEN_LOOKS = 50_000;

  /** A node with more moves counts as several; most positions of most games have fewer. */
  private static final int MOVES_OF_A_NODE = 256;

  private final long maxNodes;
  private final long maxNanos;
  private final long nanosOfRounds;
  private final long begin;
  private final LongSupplier clock;
  private long looks;
  private int nodesBetweenLooks = FEWEST_NODES_BETWEEN_LOOKS;
  private long nextLook = nodesBetweenLooks;
  private long lastLook;
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
    if (!isStopped && (nodes >= maxNodes || (++looks >= nextLook && isTimeUpAfterNodes()))) {
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
    return isUp(passed());
  }

  /** Looks at the clock after some nodes, and chooses how many come before the next look. */
  private boolean isTimeUpAfterNodes() {
    long now = passed();
    nodesBetweenLooks =
        now - lastLook < NANOS_BETWEEN_LOOKS
            ? Math.min(2 * nodesBetweenLooks, MOST_NODES_BETWEEN_LOOKS)
            : Math.max(nodesBetweenLooks / 2, FEWEST_NODES_BETWEEN_LOOKS);
    lastLook = now;
    nextLook = looks + nodesBetweenLooks;
    return isUp(now);
  }

  private boolean isUp(long nanos) {
    return nanos >= maxNanos || Thread.currentThread().isInterrupted();
  }

  /** A clock may begin anywhere, so that only the difference of two times has a meaning. */
  private long passed() {
    return clock.getAsLong() - begin;
  }

  /** Returns whether another round would hardly complete. */
  boolean isLateForRound() {
    return nanosOfRounds != Long.MAX_VALUE && passed() >= nanosOfRounds;
  }
}
