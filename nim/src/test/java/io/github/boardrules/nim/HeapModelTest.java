package io.github.boardrules.nim;

import io.github.boardrules.fixtures.ModelContract;

/** The reference model with heaps, which the properties trust, agrees with the vectors too. */
class HeapModelTest extends ModelContract {
  HeapModelTest() {
    super(GameFixture.HEAPS, HeapReferenceAdapter::of, Integer.MAX_VALUE);
  }
}
