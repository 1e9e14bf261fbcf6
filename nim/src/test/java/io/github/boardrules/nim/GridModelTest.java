package io.github.boardrules.nim;

import io.github.boardrules.fixtures.ModelContract;

/** The reference model of grids, on which the properties rely, agrees with the vectors too. */
class GridModelTest extends ModelContract {
  GridModelTest() {
    super(GameFixture.GRIDS, GridReferenceAdapter::of, Integer.MAX_VALUE);
  }
}
