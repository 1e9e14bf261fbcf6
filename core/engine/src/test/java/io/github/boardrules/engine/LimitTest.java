package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LimitTest {
  private static final Limit NONE = Limit.none();
  private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);

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
