package io.github.boardrules.engine;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * When an analysis ends. It also ends when its thread is interrupted, and when the outcome of the
 * position is proven. If nothing is left to choose, it ends at once: with a single legal move after
 * a few nodes, which give it a value, and when all other moves are proven to lose. Only with a goal
 * ({@link #until}), or without any limit, does it then continue.
 *
 * <pre>{@code
 * Limit.nodes(10_000).and(Limit.depth(8)); // ==> 10000 nodes, depth 8
 * Limit.level(3, Limit.depth(8));          // ==> 50 nodes, depth 8, level 3
 * }</pre>
 *
 * <p>It is a value: two limits are equal if they limit the same, and have the same goal.
 */
public final class Limit {
  /** The level of a beginner. */
  public static final int MIN_LEVEL = 1;

  /** The level of full strength. */
  public static final int MAX_LEVEL = 9;

  /** The nodes of the levels below full strength. */
  private static final long[] LEVEL_NODES = {20, 20, 50, 150, 500, 2_000, 7_000, 30_000};

  /** How many of a hundred moves a player of each level overlooks. */
  private static final int[] OVERLOOKED = {80, 62, 47, 35, 25, 17, 10, 5, 0};

  private static final Limit NONE =
      new Limit(
          Long.MAX_VALUE,
          Long.MAX_VALUE,
          Integer.MAX_VALUE,
          Optional.empty(),
          Optional.empty(),
          MAX_LEVEL);

  private final long nodes;
  private final long nanos;
  private final int depth;
  private final Optional<Predicate<Analysis<?>>> goal;
  private final Optional<Clock> clock;
  private final int level;

  private Limit(
      long nodes,
      long nanos,
      int depth,
      Optional<Predicate<Analysis<?>>> goal,
      Optional<Clock> clock,
      int level) {
    if (nodes < 1 || depth < 1) {
      throw new IllegalArgumentException(
          "A limit is 1 or more, not " + Math.min(nodes, depth) + ".");
    }
    this.nodes = nodes;
    this.nanos = nanos;
    this.depth = depth;
    this.goal = goal;
    this.clock = clock;
    this.level = level;
  }

  /** {@return no limit: an analysis ends by a proof, an interrupt or {@link EngineSession#stop}} */
  public static Limit none() {
    return NONE;
  }

  /**
   * {@return the limit of a number of nodes} With one thread, such an analysis is the same on every
   * machine. Whatever the number, a move that wins at once is found, and one that loses at once is
   * avoided.
   *
   * @param nodes the number of positions that are visited: random games begun, or nodes of an
   *     alpha-beta search; 1 or more
   * @throws IllegalArgumentException if it is below 1
   */
  public static Limit nodes(long nodes) {
    return new Limit(nodes, NONE.nanos, NONE.depth, NONE.goal, NONE.clock, NONE.level);
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
    return new Limit(NONE.nodes, nanos(time), NONE.depth, NONE.goal, NONE.clock, NONE.level);
  }

  /**
   * {@return a limit that spends a player's clock} The next move may take what remains divided by
   * the turns that the player is expected to have, from 3 to 15 as random games show, and three
   * quarters of the increment; most of it for the first of two decisions in the turn, at least a
   * millisecond, but never more than a third of what remains. Three tenths of a second are kept
   * back if there is more. It ends sooner where another round, one move deeper, would hardly
   * complete.
   *
   * @param remaining what the player has left for all moves; 0 or more
   * @param increment what each move adds to it; 0 or more
   * @throws IllegalArgumentException if one of them is negative
   */
  public static Limit clock(Duration remaining, Duration increment) {
    if (remaining.isNegative() || increment.isNegative()) {
      throw new IllegalArgumentException(
          "A clock has 0 or more, not " + remaining + " and " + increment + ".");
    }
    Clock clock = new Clock(nanos(remaining), nanos(increment));
    return new Limit(
        NONE.nodes, clock.most(), NONE.depth, NONE.goal, Optional.of(clock), NONE.level);
  }

  private static long nanos(Duration time) {
    return time.compareTo(Duration.ofNanos(Long.MAX_VALUE)) < 0 ? time.toNanos() : Long.MAX_VALUE;
  }

  /**
   * {@return the limit of a depth}
   *
   * @param depth how many moves the longest line looks ahead, {@link Analysis#depth}; 1 or more
   * @throws IllegalArgumentException if it is below 1
   */
  public static Limit depth(int depth) {
    return new Limit(NONE.nodes, NONE.nanos, depth, NONE.goal, NONE.clock, NONE.level);
  }

  /**
   * {@return the limit of a goal, what an analysis shall find} Without another limit it may never
   * end.
   *
   * @param goal returns whether to end; asked from time to time, in the thread that asked for the
   *     analysis
   */
  public static Limit until(Predicate<Analysis<?>> goal) {
    Objects.requireNonNull(goal, "goal");
    return new Limit(NONE.nodes, NONE.nanos, NONE.depth, Optional.of(goal), NONE.clock, NONE.level);
  }

  /**
   * Returns the limit of an opponent of some strength: from a beginner, who overlooks much, to one
   * who uses all that a limit allows. Below full strength an analysis visits few nodes, and its
   * {@link Analysis#best} is the best of the moves that the opponent has not overlooked, by the
   * seed of the engine. What it says of the moves stays accurate.
   *
   * @param level {@value #MIN_LEVEL} to {@value #MAX_LEVEL}
   * @param full the limit of full strength, which ends a search at every level
   * @return from level 1 to 8, a limit of 20 to 30,000 nodes with which 80 to 5 of a hundred moves
   *     are overlooked; at level 9 the full limit
   * @throws IllegalArgumentException if there is no such level, or at level 9, if {@code full}
   *     limits nothing
   */
  public static Limit level(int level, Limit full) {
    Objects.requireNonNull(full, "full");
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
    return full.and(
        new Limit(
            LEVEL_NODES[level - MIN_LEVEL], NONE.nanos, NONE.depth, NONE.goal, NONE.clock, level));
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
        goal.map(own -> other.goal.map(own::or).orElse(own)).or(() -> other.goal),
        clock.map(own -> other.clock.map(own::and).orElse(own)).or(() -> other.clock),
        Math.min(level, other.level));
  }

  /** {@return the greatest number of nodes, 1 or more; empty if it is not limited} */
  public OptionalLong nodes() {
    return nodes == NONE.nodes ? OptionalLong.empty() : OptionalLong.of(nodes);
  }

  /**
   * {@return the longest time, more than 0; of a {@link #clock}, the most that it allows for one
   * move; empty if it is not limited}
   */
  public Optional<Duration> time() {
    return nanos == NONE.nanos ? Optional.empty() : Optional.of(Duration.ofNanos(nanos));
  }

  /** {@return the greatest depth in moves, 1 or more; empty if it is not limited} */
  public OptionalInt depth() {
    return depth == NONE.depth ? OptionalInt.empty() : OptionalInt.of(depth);
  }

  /** {@return what a {@link #clock} has left for all moves, 0 or more; empty if there is none} */
  public Optional<Duration> remaining() {
    return clock.map(known -> Duration.ofNanos(known.remaining()));
  }

  /** {@return what each move adds to a {@link #clock}, 0 or more; empty if there is none} */
  public Optional<Duration> increment() {
    return clock.map(known -> Duration.ofNanos(known.increment()));
  }

  /** {@return the level, {@value #MIN_LEVEL} to {@value #MAX_LEVEL}, which is full strength} */
  public int level() {
    return level;
  }

  /** {@return the goal that {@link #until} sets; empty if there is none} */
  public Optional<Predicate<Analysis<?>>> goal() {
    return goal;
  }

  /** Returns this limit with its goal asked with another form of each analysis. */
  <C> Limit withForm(Function<Analysis<C>, Analysis<?>> form) {
    return goal.<Limit>map(asked -> with(analysis -> asked.test(form.apply(own(analysis)))))
        .orElse(this);
  }

  private Limit with(Predicate<Analysis<?>> newGoal) {
    return new Limit(nodes, nanos, depth, Optional.of(newGoal), clock, level);
  }

  @SuppressWarnings("unchecked") // a session asks with its own analyses only
  private static <C> Analysis<C> own(Analysis<?> analysis) {
    return (Analysis<C>) analysis;
  }

  long mostNodes() {
    return nodes;
  }

  long mostNanos() {
    return nanos;
  }

  int mostDepth() {
    return depth;
  }

  Optional<Clock> clock() {
    return clock;
  }

  /** Returns how many of a hundred moves are overlooked. */
  int overlooked() {
    return OVERLOOKED[level - MIN_LEVEL];
  }

  /** Returns whether an analysis ends when nothing is left to choose, and not only with a proof. */
  boolean isForChoice() {
    return goal.isEmpty() && !isEmpty();
  }

  private boolean isEmpty() {
    return nodes().isEmpty() && time().isEmpty() && depth().isEmpty() && goal.isEmpty();
  }

  @Override
  @SuppressWarnings("exports") // users need not have JSpecify
  public boolean equals(@Nullable Object other) {
    return other instanceof Limit that && parts().equals(that.parts());
  }

  @Override
  public int hashCode() {
    return parts().hashCode();
  }

  private List<?> parts() {
    return List.of(nodes, nanos, depth, goal, clock, level);
  }

  /** Returns what is limited, such as {@code 10000 nodes, 2000 ms}, or {@code no limit}. */
  @Override
  public String toString() {
    return Stream.of(
            nodes().isEmpty() ? "" : nodes + " nodes",
            time().isEmpty() ? "" : nanos / 1_000_000 + " ms",
            depth().isEmpty() ? "" : "depth " + depth,
            clock.map(Clock::toString).orElse(""),
            level == MAX_LEVEL ? "" : "level " + level,
            goal.isEmpty() ? "" : "until a goal is reached",
            isEmpty() ? "no limit" : "")
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }
}
