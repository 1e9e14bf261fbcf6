package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.ValuesContract;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Positions and moves are values; what a position of heaps knows. */
class ValuesTest {
  @Nested
  class Grids extends ValuesContract<GridPosition, GridMove> {
    Grids() {
      super(ContractTest.GRIDS, "one-two-three:cols=2,rows=2");
    }

    @Override
    protected List<String> positions() {
      return List.of("oo/o. 1", "oo/o. 2", "oo/.o 1", "oo/.. 1");
    }

    @Override
    protected List<String> moves() {
      return List.of("a1", "a2", "a1+a2", "a1+b1");
    }

    @Override
    protected List<String> otherVariants() {
      return List.of(
          "one-two-three:cols=2,rows=2,max=any",
          "one-two-three:cols=2,rows=2,touch=no",
          "one-two-three:cols=2,rows=2,last=loses");
    }
  }

  @Nested
  class Heaps extends ValuesContract<HeapPosition, HeapMove> {
    private static final String NONE = "0-0-0-0-0-0-0";

    Heaps() {
      super(ContractTest.HEAPS, "triangle:rows=20");
    }

    @Override
    protected List<String> positions() {
      return List.of(
          "1-" + NONE + "-0-" + NONE + "-0-0-0-0 1",
          "1-" + NONE + "-0-" + NONE + "-0-0-0-0 2",
          "0-" + NONE + "-1-" + NONE + "-0-0-0-0 1",
          "0-" + NONE + "-0-" + NONE + "-1-0-0-0 1",
          "0-" + NONE + "-0-" + NONE + "-0-0-0-1 1");
    }

    @Override
    protected List<String> moves() {
      return List.of("1:1", "1:2", "2:1", "20:1");
    }

    @Override
    protected List<String> otherVariants() {
      return List.of(
          "triangle:rows=20,max=3",
          "triangle:rows=20,last=loses",
          "heaps:sizes=1-2-3-4-5-6-7-8-9-10-11-12-13-14-15-16-17-18-19-20");
    }
  }

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
