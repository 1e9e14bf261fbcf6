package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.github.boardrules.core.play.Match;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Limits, and what a turn takes of a clock. */
class LimitTest {
  private static final Limit NONE = Limit.none();
  private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);
  private static final HashGame GAME = new HashGame();

  private static double millis(NumberGame<?> game, Duration remaining, Duration increment) {
    Clock clock = new Clock(remaining.toNanos(), increment.toNanos());
    return share(clock, game) / 1e6;
  }

  private static <S> long share(Clock clock, NumberGame<S> game) {
    return clock.share(game, List.of(game.start()));
  }

  /** The game never ends. */
  @ParameterizedTest
  @CsvSource({
    "60000, 0, 3980",
    "60000, 1000, 4730",
    "9300, 0, 600",
    "1000, 10000, 233.333",
    "150, 0, 2.5",
    "90, 0, 1.5",
    "3, 0, 1",
    "0, 1000, 1",
    "0, 0, 1"
  })
  void aTurnTakesAFractionAndMostOfTheIncrement(long remaining, long increment, double share) {
    GraphGame endless = GraphGame.of("1: 1 2", "2: 0 2", "1: 0 1");

    assertThat(millis(endless, Duration.ofMillis(remaining), Duration.ofMillis(increment)))
        .isCloseTo(share, within(0.001));
  }

  /** The players have two moves at each of so many turns of each of them. */
  @ParameterizedTest
  @CsvSource({"1, 20", "4, 20", "8, 10", "12, 6.667", "20, 4", "40, 4"})
  void theTimeIsDividedByTheTurnsThatRandomGamesHave(int turns, double share) {
    List<String> nodes = new ArrayList<>();
    for (int ply = 0; ply < 2 * turns; ply++) {
      for (int node = 0; node < 2; node++) {
        nodes.add((1 + ply % 2) + ": " + (2 * ply + 2) + " " + (2 * ply + 3));
      }
    }
    nodes.addAll(List.of("draw", "draw"));
    GraphGame game = GraphGame.of(nodes.toArray(String[]::new));

    assertThat(millis(game, Duration.ofMillis(60_300), Duration.ZERO) / 1000)
        .isCloseTo(share, within(0.001));
  }

  /** The first decision, the second by its number if there is one, and the parts of both. */
  @ParameterizedTest
  @CsvSource({
    "1: 5 6 7, -1, 1, 0",
    "1: 1 2, 1, 0.8, 0.2",
    "1: 1 2 5, 1, 0.8, 0.2",
    "1: 1 5 6, 1, 1, 0.2",
    "1: 1, 1, 0.8, 1",
    "1: 3 4, 3, 0.2, 0.8",
    "1: 13 14, 13, 1, 0.2"
  })
  void theFirstOfTwoDecisionsGetsMostUnlessItIsNarrow(
      String node, int move, double first, double second) {
    String two = "1: 5 6";
    String wide = "1: 5 6 7 8 9 10 11 12";
    String other = "2: 0 1";
    GraphGame game =
        GraphGame.of(
            node, two, two, wide, wide, other, other, other, other, other, other, other, other,
            "1: 5", "1: 6");
    Clock clock = new Clock(Duration.ofSeconds(15).plusMillis(300).toNanos(), 0);
    Match<Integer, Integer> match = Match.of(game);

    assertThat(clock.share(game, match.positions()) / 1e9).isCloseTo(first, within(0.001));
    if (move > 0) {
      assertThat(clock.share(game, match.play(move).positions()) / 1e9)
          .isCloseTo(second, within(0.001));
    }
  }

  /** A look at the clock takes a millisecond, and nothing else takes any time. */
  @ParameterizedTest
  @EnumSource
  void aSessionKeepsToItsShare(SearchMethod method) {
    int early = 0;
    for (int seconds = 1; seconds <= 20; seconds++) {
      AtomicLong now = new AtomicLong();
      Duration remaining = Duration.ofSeconds(seconds);
      double share = millis(GAME, remaining, Duration.ZERO);
      Engine<Long, Integer> engine =
          Engine.of(GAME).withMethod(method).withClock(() -> now.addAndGet(1_000_000));

      Analysis<Integer> analysis =
          engine.analyse(GAME.start(), Limit.clock(remaining, Duration.ZERO));

      double used = now.get() / 1e6;
      assertThat(analysis.proof()).isEmpty();
      assertThat(used).isBetween(share / 2, share + 5);
      early += used < 0.9 * share ? 1 : 0;
      now.set(0);
      Analysis<Integer> timed =
          engine.analyse(GAME.start(), Limit.time(Duration.ofNanos((long) (share * 1e6))));
      assertThat(now.get() / 1e6).isBetween(share, share + 5);
      assertThat(timed.depth()).isGreaterThanOrEqualTo(analysis.depth());
    }
    assertThat(early > 0).isEqualTo(method == SearchMethod.ALPHA_BETA);
  }

  @Test
  void itsTextIsInMilliseconds() {
    assertThat(new Clock(60_000_000_000L, 1_500_000_000)).hasToString("clock 60000+1500 ms");
  }

  @Test
  void itIsReadLessOftenWhereNodesAreFast() {
    assertThat(readings(100)).isBetween(39L, 50L);
    assertThat(readings(100_000)).isEqualTo(10_000 / 32 + 1);
  }

  /** Returns how often the clock is read while ten thousand nodes take so long each. */
  private static long readings(long nanosOfNode) {
    AtomicLong time = new AtomicLong();
    AtomicLong readings = new AtomicLong();
    long most = Long.MAX_VALUE;
    LongSupplier clock =
        () -> {
          readings.incrementAndGet();
          return time.get();
        };
    Budget budget = new Budget(most, most, most, clock);
    for (int node = 0; node < 10_000; node++) {
      time.addAndGet(nanosOfNode);
      assertThat(budget.isSpent(0)).isFalse();
    }
    return readings.get();
  }

  @Test
  void aLimitLimitsOneThing() {
    assertThat(Limit.nodes(1)).hasToString("1 nodes");
    assertThat(Limit.time(Duration.ofNanos(1))).hasToString("0 ms");
    assertThat(Limit.depth(1)).hasToString("depth 1");
    assertThat(Limit.until(found -> true)).hasToString("until a goal is reached");
    assertThat(NONE).hasToString("no limit");
    assertThat(Limit.time(Duration.ofSeconds(Long.MAX_VALUE)).time()).isEmpty();
    assertThat(Limit.time(LONGEST)).hasToString("no limit");
    assertThat(Limit.time(LONGEST.minusNanos(1)).time()).contains(LONGEST.minusNanos(1));
  }

  @Test
  void whatIsLimitedCanBeReadAndCompared() {
    Duration second = Duration.ofSeconds(1);
    Limit all =
        Limit.nodes(9).and(Limit.time(second)).and(Limit.depth(5)).and(Limit.clock(second, second));

    assertThat(all.nodes()).hasValue(9);
    assertThat(all.depth()).hasValue(5);
    assertThat(all.remaining()).contains(second);
    assertThat(all.increment()).contains(second);
    assertThat(Limit.level(3, all).level()).isEqualTo(3);
    assertThat(all.level()).isEqualTo(Limit.MAX_LEVEL);
    assertThat(NONE.nodes()).isEmpty();
    assertThat(NONE.time()).isEmpty();
    assertThat(NONE.depth()).isEmpty();
    assertThat(NONE.remaining()).isEmpty();
    assertThat(NONE.increment()).isEmpty();
    assertThat(NONE.goal()).isEmpty();
    assertThat(all)
        .isEqualTo(Limit.depth(5).and(Limit.clock(second, second)).and(Limit.nodes(9)))
        .hasSameHashCodeAs(Limit.depth(5).and(Limit.clock(second, second)).and(Limit.nodes(9)))
        .isNotEqualTo(all.and(Limit.nodes(8)))
        .isNotEqualTo(Limit.level(3, all));
  }

  @Test
  void theLesserLimitCounts() {
    Limit limit = Limit.nodes(9).and(Limit.time(Duration.ofMillis(7))).and(Limit.depth(5));
    Limit other = Limit.nodes(8).and(Limit.time(Duration.ofMillis(8))).and(Limit.depth(4));

    for (Limit both : List.of(limit.and(other), other.and(limit))) {
      assertThat(both).hasToString("8 nodes, 7 ms, depth 4");
    }
  }

  @Test
  void theWeakerLevelCounts() {
    Limit weak = Limit.level(2, NONE);
    Limit strong = Limit.level(6, NONE);

    for (Limit both : List.of(weak.and(strong), strong.and(weak))) {
      assertThat(both).hasToString("20 nodes, level 2");
    }
    assertThat(NONE.and(weak).overlooked()).isEqualTo(62);
  }

  @Test
  void aClockTakesNoMoreThanAThird() {
    Limit clock = Limit.clock(Duration.ofSeconds(60), Duration.ofSeconds(2));
    Limit other = Limit.clock(Duration.ofSeconds(30), Duration.ofSeconds(3));

    assertThat(clock).hasToString("19900 ms, clock 60000+2000 ms");
    assertThat(clock.time()).contains(Duration.ofMillis(19_900));
    for (Limit both : List.of(clock.and(other), other.and(clock))) {
      assertThat(both).hasToString("9900 ms, clock 30000+2000 ms");
    }
    assertThat(NONE.and(clock).clock()).isEqualTo(clock.clock());
    assertThat(clock.and(NONE).clock()).isEqualTo(clock.clock());
    assertThat(Limit.clock(Duration.ZERO, Duration.ZERO).time()).contains(Duration.ofMillis(1));
    Duration endless = Duration.ofSeconds(Long.MAX_VALUE);
    assertThat(Limit.clock(endless, endless).time().orElseThrow()).isLessThan(LONGEST.dividedBy(3));
    for (Duration[] wrong :
        new Duration[][] {{Duration.ofNanos(-1), Duration.ZERO}, {LONGEST, Duration.ofNanos(-1)}}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Limit.clock(wrong[0], wrong[1]))
          .withMessage("A clock has 0 or more, not " + wrong[0] + " and " + wrong[1] + ".");
    }
  }

  @Test
  void eitherGoalIsEnough() {
    Limit one = Limit.until(found -> found.nodes() >= 10);
    Limit other = Limit.until(found -> found.nodes() >= 20);

    for (Limit limit : List.of(one.and(other), other.and(one))) {
      Predicate<Analysis<?>> goal = limit.goal().orElseThrow();
      assertThat(goal.test(found(10))).isTrue();
      assertThat(goal.test(found(9))).isFalse();
    }
    assertThat(NONE.and(one).goal()).isEqualTo(one.goal());
    assertThat(one.and(NONE).goal()).isEqualTo(one.goal());
  }

  private static Analysis<String> found(long nodes) {
    RatedMove<String> move = new RatedMove<>(List.of("a1"), 0, 1, Optional.empty());
    return new Analysis<>(List.of(move), true, nodes, 1, Optional.empty());
  }

  @ParameterizedTest
  @CsvSource({"1, 20", "2, 20", "3, 50", "8, 30000", "9, 100000"})
  void aLevelLimitsTheNodes(int level, long nodes) {
    assertThat(Limit.level(level, Limit.nodes(100_000)).nodes()).hasValue(nodes);
    assertThat(Limit.level(level, Limit.nodes(7).and(Limit.depth(3))))
        .hasToString("7 nodes, depth 3" + (level == 9 ? "" : ", level " + level));
  }

  @Test
  void fullStrengthNeedsALimitOfAnyKind() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limit.level(9, NONE))
        .withMessage("Level 9 would never end: limit it.");
    assertThat(Limit.level(8, NONE)).hasToString("30000 nodes, level 8");
    Limit time = Limit.time(Duration.ofDays(1));
    Limit goal = Limit.until(found -> false);
    for (Limit full : List.of(time, Limit.depth(50), goal, Limit.nodes(1))) {
      assertThat(Limit.level(9, full)).isSameAs(full);
    }
    for (int level : new int[] {0, 10}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Limit.level(level, Limit.nodes(1)))
          .withMessage("A level is 1 to 9, not " + level + ".");
    }
  }
}
