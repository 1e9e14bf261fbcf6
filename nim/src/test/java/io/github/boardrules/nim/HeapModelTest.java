package io.github.boardrules.nim;

import io.github.boardrules.fixtures.ModelContract;

/** The plain model with heaps, which the properties trust, agrees with the vectors too. */
class HeapModelTest extends ModelContract {
  HeapModelTest() {
    super(GameFixture.HEAPS, HeapModel::of, Integer.MAX_VALUE);
  }
}
