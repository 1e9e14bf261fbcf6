package io.github.boardrules.nim;

import io.github.boardrules.fixtures.ModelContract;

/** The reference model of heaps, on which the properties rely, agrees with the vectors too. */
class HeapModelTest extends ModelContract {
  HeapModelTest() {
    super(GameFixture.HEAPS, HeapReferenceAdapter::of, Integer.MAX_VALUE);
  }
}
