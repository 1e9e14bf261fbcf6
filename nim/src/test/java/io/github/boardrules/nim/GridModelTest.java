package io.github.boardrules.nim;

import io.github.boardrules.fixtures.ModelContract;

/** The reference model on grids, which the properties trust, agrees with the vectors too. */
class GridModelTest extends ModelContract {
  GridModelTest() {
    super(GameFixture.GRIDS, GridReferenceAdapter::of, Integer.MAX_VALUE);
  }
}
