package io.github.boardrules.engine;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * When an analysis ends. It also ends when nothing is left to find out, as the outcome of the
 * position is proven, and when its thread is interrupted.
 *
 * <pre>{@code
 * Limit.nodes(10_000).and(Limit.depth(8)); // ==> 10000 nodes, depth 8
 * Limit.level(3, Limit.depth(8));          // ==> 180 nodes, depth 8
 * }</pre>
 *
 * <p>A limit of {@link Long#MAX_VALUE} nodes limits nothing: an analysis may then go on for ever.
 */
public final class Limit {
  /** The level of a beginner. */
  public static final int MIN_LEVEL = 1;

  /** The level of full strength. */
  public static final int MAX_LEVEL = 9;

  private static final Limit NONE =
      new Limit(Long.MAX_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE, Optional.empty());

  private final long nodes;
  private final long nanos;
  private final int depth;
  private final Optional<Predicate<Analysis<?>>> goal;

  private Limit(long nodes, long nanos, int depth, Optional<Predicate<Analysis<?>>> goal) {
    if (nodes < 1 || depth < 1) {
      throw new IllegalArgumentException(
          "A limit is 1 or more, not " + Math.min(nodes, depth) + ".");
    }
    this.nodes = nodes;
    this.nanos = nanos;
    this.depth = depth;
    this.goal = goal;
  }

  /**
   * {@return the limit of a number of nodes} With one thread, such an analysis is the same on every
   * machine.
   *
   * @param nodes the number of positions that are visited: random games begun, or nodes of an
   *     alpha-beta search; 1 or more
   * @throws IllegalArgumentException if it is below 1
   */
  public static Limit nodes(long nodes) {
    return new Limit(nodes, NONE.nanos, NONE.depth, NONE.goal);
  }

  /**
   * {@return the limit of a time}
   *
   * @param time the time that an analysis may take; more than 0
   * @throws IllegalArgumentException if it is 0 or negative
   */
  public static Limit time(Duration time) {
    if (time.isNegative() || time.isZero()) {
      throw new IllegalArgumentException("A time limit is more than 0, not " + time + ".");
    }
    long nanos =
        time.compareTo(Duration.ofNanos(Long.MAX_VALUE)) < 0 ? time.toNanos() : Long.MAX_VALUE;
    return new Limit(NONE.nodes, nanos, NONE.depth, NONE.goal);
  }

  /**
   * {@return the limit of a depth}
   *
   * @param depth how many moves the longest line looks ahead, {@link Analysis#depth}; 1 or more
   * @throws IllegalArgumentException if it is below 1
   */
  public static Limit depth(int depth) {
    return new Limit(NONE.nodes, NONE.nanos, depth, NONE.goal);
  }

  /**
   * {@return the limit that an analysis ends when it has found enough} Without another limit it may
   * never end.
   *
   * @param goal returns whether to end; asked from time to time, in the thread that asked for the
   *     analysis
   */
  public static Limit until(Predicate<Analysis<?>> goal) {
    return new Limit(NONE.nodes, NONE.nanos, NONE.depth, Optional.of(goal));
  }

  /**
   * Returns the limit of an opponent of some strength: from a beginner, who overlooks much, to one
   * who uses all that a limit allows.
   *
   * @param level {@value #MIN_LEVEL} to {@value #MAX_LEVEL}
   * @param full the limit of full strength, which ends a search at every level
   * @return up to level 8 no more than a number of nodes: 20 at first, and then three times as many
   *     at each level; at level 9 the full limit
   * @throws IllegalArgumentException if there is no such level, or at level 9, if {@code full}
   *     limits nothing
   */
  public static Limit level(int level, Limit full) {
    Objects.requireNonNull(full);
    if (level < MIN_LEVEL || level > MAX_LEVEL) {
      throw new IllegalArgumentException(
          "A level is " + MIN_LEVEL + " to " + MAX_LEVEL + ", not " + level + ".");
    }
    if (level == MAX_LEVEL) {
      if (full.isEmpty()) {
        throw new IllegalArgumentException("Level " + level + " would never end: limit it.");
      }
      return full;
    }
    return full.and(nodes(Math.round(20 * Math.pow(3, level - MIN_LEVEL))));
  }

  /**
   * {@return the limit that ends an analysis as soon as this one or another does}
   *
   * @param other the other limit
   */
  public Limit and(Limit other) {
    return new Limit(
        Math.min(nodes, other.nodes),
        Math.min(nanos, other.nanos),
        Math.min(depth, other.depth),
        goal.map(own -> other.goal.map(own::or).orElse(own)).or(() -> other.goal));
  }

  /**
   * {@return the greatest number of nodes, 1 or more; {@link Long#MAX_VALUE} if it is not limited}
   */
  public long nodes() {
    return nodes;
  }

  /**
   * {@return the longest time, more than 0; {@link Long#MAX_VALUE} nanoseconds if it is not
   * limited}
   */
  public Duration time() {
    return Duration.ofNanos(nanos);
  }

  long nanos() {
    return nanos;
  }

  /**
   * {@return the greatest depth in moves, 1 or more; {@link Integer#MAX_VALUE} if it is not
   * limited}
   */
  public int depth() {
    return depth;
  }

  /**
   * {@return what ends the analysis when it accepts what has been found so far; empty if there is
   * none}
   */
  public Optional<Predicate<Analysis<?>>> goal() {
    return goal;
  }

  private boolean isEmpty() {
    return Math.min(nodes, nanos) == Long.MAX_VALUE && depth == Integer.MAX_VALUE && goal.isEmpty();
  }

  /** Returns what is limited, such as {@code 10000 nodes, 2000 ms}, or {@code no limit}. */
  @Override
  public String toString() {
    return Stream.of(
            nodes == Long.MAX_VALUE ? "" : nodes + " nodes",
            nanos == Long.MAX_VALUE ? "" : nanos / 1_000_000 + " ms",
            depth == Integer.MAX_VALUE ? "" : "depth " + depth,
            goal.isEmpty() ? "" : "until a goal is reached",
            isEmpty() ? "no limit" : "")
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }
}
