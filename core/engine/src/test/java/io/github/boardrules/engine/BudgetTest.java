package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BudgetTest {
  private static final int LOOKS = 32;
  private final AtomicLong now = new AtomicLong(100);

  private Budget budget(long nodes, long nanos) {
    return new Budget(nodes, nanos, nanos / 2, now::get);
  }

  private static boolean isSpentAtNextLook(Budget budget) {
    for (int i = 1; i < LOOKS; i++) {
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
    Budget budget = budget(Long.MAX_VALUE, 5);

    now.set(104);
    assertThat(isSpentAtNextLook(budget)).isFalse();
    now.set(105);
    assertThat(isSpentAtNextLook(budget)).isTrue();
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

    assertThat(isSpentAtNextLook(budget)).isTrue();
    assertThat(Thread.interrupted()).isTrue();
  }
}
