package io.github.boardrules.engine;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * When an analysis ends. It also ends when nothing is left to find out, as the outcome of the
 * position is proven.
 *
 * <pre>{@code
 * Limit.nodes(10_000).and(Limit.depth(8)); // ==> 10000 nodes, depth 8
 * }</pre>
 *
 * @param nodes the greatest number of nodes, 1 or more
 * @param nanos the longest time in nanoseconds, 1 or more
 * @param depth the greatest depth in moves, 1 or more
 * @param goal ends the analysis when it accepts what has been found so far; empty for no such goal
 */
public record Limit(long nodes, long nanos, int depth, Optional<Predicate<Analysis<?>>> goal) {
  /** The level of a beginner. */
  public static final int MIN_LEVEL = 1;

  /** The level of full strength. */
  public static final int MAX_LEVEL = 9;

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if a number is below 1
   */
  public Limit {
    Objects.requireNonNull(goal);
    if (nodes < 1 || nanos < 1 || depth < 1) {
      throw new IllegalArgumentException(
          "A limit is 1 or more, not " + Math.min(Math.min(nodes, nanos), depth) + ".");
    }
  }

  /**
   * Returns the limit of a number of nodes. With one thread, such an analysis is the same on every
   * machine.
   *
   * @param nodes the number of positions that are visited: random games begun, or nodes of an
   *     alpha-beta search; 1 or more
   * @return the limit
   * @throws IllegalArgumentException if it is below 1
   */
  public static Limit nodes(long nodes) {
    return new Limit(nodes, Long.MAX_VALUE, Integer.MAX_VALUE, Optional.empty());
  }

  /**
   * Returns the limit of a time.
   *
   * @param time the time that an analysis may take; more than 0
   * @return the limit
   * @throws IllegalArgumentException if it is 0 or negative
   */
  public static Limit time(Duration time) {
    if (time.isNegative() || time.isZero()) {
      throw new IllegalArgumentException("A time limit is more than 0, not " + time + ".");
    }
    long nanos =
        time.compareTo(Duration.ofNanos(Long.MAX_VALUE)) < 0 ? time.toNanos() : Long.MAX_VALUE;
    return new Limit(Long.MAX_VALUE, nanos, Integer.MAX_VALUE, Optional.empty());
  }

  /**
   * Returns the limit of a depth.
   *
   * @param depth how many moves the longest line looks ahead, {@link Analysis#depth}; 1 or more
   * @return the limit
   * @throws IllegalArgumentException if it is below 1
   */
  public static Limit depth(int depth) {
    return new Limit(Long.MAX_VALUE, Long.MAX_VALUE, depth, Optional.empty());
  }

  /**
   * Returns the limit that an analysis ends when it has found enough. Without another limit it may
   * never end.
   *
   * @param goal returns whether to end; asked from time to time, in the thread that asked for the
   *     analysis
   * @return the limit
   */
  public static Limit until(Predicate<Analysis<?>> goal) {
    return new Limit(Long.MAX_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE, Optional.of(goal));
  }

  /**
   * Returns the limit of an opponent of some strength: from a beginner, who overlooks much, to one
   * who uses all the time that another limit gives.
   *
   * @param level {@value #MIN_LEVEL} to {@value #MAX_LEVEL}
   * @return up to level 8 a limit of nodes: 20 at first, and then three times as many at each
   *     level; at level 9 no limit at all, to be combined with one
   * @throws IllegalArgumentException if there is no such level
   */
  public static Limit level(int level) {
    if (level < MIN_LEVEL || level > MAX_LEVEL) {
      throw new IllegalArgumentException(
          "A level is " + MIN_LEVEL + " to " + MAX_LEVEL + ", not " + level + ".");
    }
    long nodes = 20;
    for (int i = MIN_LEVEL; i < level; i++) {
      nodes *= 3;
    }
    return nodes(level == MAX_LEVEL ? Long.MAX_VALUE : nodes);
  }

  /**
   * Returns the limit that ends an analysis as soon as this one or another does.
   *
   * @param other the other limit
   * @return the limit
   */
  public Limit and(Limit other) {
    return new Limit(
        Math.min(nodes, other.nodes),
        Math.min(nanos, other.nanos),
        Math.min(depth, other.depth),
        goal.isPresent() && other.goal.isPresent()
            ? Optional.of(goal.get().or(other.goal.get()))
            : goal.or(() -> other.goal));
  }

  /** Returns what is limited, such as {@code 10000 nodes, 2000 ms}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    append(text, nodes != Long.MAX_VALUE, nodes + " nodes");
    append(text, nanos != Long.MAX_VALUE, nanos / 1_000_000 + " ms");
    append(text, depth != Integer.MAX_VALUE, "depth " + depth);
    append(text, goal.isPresent(), "until a goal is reached");
    return text.toString();
  }

  private static void append(StringBuilder text, boolean isLimited, String part) {
    if (isLimited) {
      text.append(text.length() == 0 ? "" : ", ").append(part);
    }
  }
}
