package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BudgetTest {
  private static final int NODES = 32;
  private final AtomicLong now = new AtomicLong(100);

  private Budget budget(long nodes, long nanos) {
    return new Budget(nodes, nanos, nanos / 2, now::get);
  }

  private static boolean isSpentAtFirstLook(Budget budget) {
    for (int i = 1; i < NODES; i++) {
      assertThat(budget.isSpent(0)).isFalse();
    }
    return budget.isSpent(0);
  }

  @Test
  void theNodesAreSpentForGood() {
    Budget budget = budget(10, Long.MAX_VALUE);

    assertThat(budget.isSpent(9)).isFalse();
    assertThat(budget.isSpent(10)).isTrue();
    assertThat(budget.isSpent(0)).isTrue();
    Budget stopped = budget(Long.MAX_VALUE, Long.MAX_VALUE);
    stopped.stop();
    assertThat(stopped.isSpent(0)).isTrue();
  }

  @Test
  void theTimeIsLookedAtFromTimeToTime() {
    assertThat(isSpentAtFirstLook(budget(Long.MAX_VALUE, 1))).isFalse();
    Budget budget = budget(Long.MAX_VALUE, 5);
    now.addAndGet(5);
    assertThat(isSpentAtFirstLook(budget)).isTrue();
  }

  @Test
  void theClockIsReadLessOftenWhereNodesAreFast() {
    assertThat(readings(100)).isBetween(39L, 50L);
    assertThat(readings(100_000)).isEqualTo(10_000 / NODES + 1);
  }

  /** Returns how often the clock is read while ten thousand nodes take so long each. */
  private static long readings(long nanosOfNode) {
    AtomicLong time = new AtomicLong();
    AtomicLong readings = new AtomicLong();
    Budget budget =
        new Budget(
            Long.MAX_VALUE,
            Long.MAX_VALUE,
            Long.MAX_VALUE,
            () -> {
              readings.incrementAndGet();
              return time.get();
            });
    for (int node = 0; node < 10_000; node++) {
      time.addAndGet(nanosOfNode);
      assertThat(budget.isSpent(0)).isFalse();
    }
    return readings.get();
  }

  @Test
  void aRoundIsNotBegunLate() {
    Budget budget = budget(Long.MAX_VALUE, 10);

    now.set(104);
    assertThat(budget.isLateForRound()).isFalse();
    now.set(105);
    assertThat(budget.isLateForRound()).isTrue();
    assertThat(Budget.endless().isLateForRound()).isFalse();
  }

  @Test
  void anInterruptEndsIt() {
    Budget budget = budget(Long.MAX_VALUE, Long.MAX_VALUE);
    Thread.currentThread().interrupt();

    assertThat(isSpentAtFirstLook(budget)).isTrue();
    assertThat(Thread.interrupted()).isTrue();
  }
}
