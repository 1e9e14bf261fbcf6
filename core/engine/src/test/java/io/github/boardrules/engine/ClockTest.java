package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.boardrules.core.play.Match;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ClockTest {
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
}
