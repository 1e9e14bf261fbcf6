package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a position of heaps knows. */
class ValuesTest {
  @Test
  void ballsAcceptsEveryHeapNumber() {
    HeapPosition heaps = HeapRules.heaps(3, 4, 5).notation().parsePosition("1-0-5 2");

    assertThat(heaps.balls()).containsExactly(1, 0, 5).isUnmodifiable();
    assertThat(heaps.balls(3)).isEqualTo(5);
    for (int heap : new int[] {0, 4, -1, 21, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      assertThat(heaps.balls(heap)).isZero();
    }
  }
}
