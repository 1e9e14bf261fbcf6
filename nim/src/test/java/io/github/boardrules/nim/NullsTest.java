package io.github.boardrules.nim;

import io.github.boardrules.fixtures.NullsContract;
import org.junit.jupiter.api.Nested;

/** No public method and no public constructor accepts null. */
class NullsTest {

  @Nested
  class Grids extends NullsContract {
    Grids() {
      super(
          GameFixture.GRIDS,
          "one-two-three",
          "..../..../..../.... 1",
          GridMove.class,
          GridOptions.DEFAULT,
          Cell.parse("a1"),
          GridMove.parse("a1+b1"),
          GridSolution.of(GridRules.standard()).orElseThrow());
    }

    @Override
    protected boolean concerns(Class<?> type) {
      return !type.getSimpleName().startsWith("Heap") && type != HeapOptions.HeapGame.class;
    }
  }

  @Nested
  class Heaps extends NullsContract {
    Heaps() {
      super(
          GameFixture.HEAPS,
          "heaps:sizes=3-3",
          "0-0 1",
          HeapMove.class,
          HeapOptions.heaps(3, 3),
          HeapMove.parse("1:2"),
          HeapSolution.of(HeapRules.heaps(3, 3)));
    }

    @Override
    protected boolean concerns(Class<?> type) {
      return !type.getSimpleName().startsWith("Grid") && type != Cell.class;
    }
  }
}
