package io.github.boardrules.examples.arena;

import io.github.boardrules.engine.Limit;
import java.time.Duration;

/** How much a player may search for one move, in nodes and in nanoseconds: 1 or more of each. */
public record MoveLimit(long nodes, long nanos) {
  public static final MoveLimit NONE = new MoveLimit(Long.MAX_VALUE, Long.MAX_VALUE);

  /** Counts what a search may still do. */
  final class Countdown {
    private final long begin = System.nanoTime();
    private long done;

    /** Returns whether another node may be searched, and counts it. */
    boolean next() {
      if (done >= nodes || (nanos != Long.MAX_VALUE && System.nanoTime() - begin >= nanos)) {
        return false;
      }
      done++;
      return true;
    }

    /** Returns how many nodes have been searched. */
    long done() {
      return done;
    }
  }

  /** Returns the same limit for an engine. */
  public Limit forEngine() {
    Limit limit = Limit.nodes(nodes);
    return nanos == Long.MAX_VALUE ? limit : limit.and(Limit.time(Duration.ofNanos(nanos)));
  }

  Countdown countdown() {
    return new Countdown();
  }
}
