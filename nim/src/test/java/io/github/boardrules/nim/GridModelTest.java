package io.github.boardrules.nim;

import io.github.boardrules.fixtures.ModelContract;

/** The plain model on grids, which the properties trust, agrees with the vectors too. */
class GridModelTest extends ModelContract {
  GridModelTest() {
    super(GameFixture.GRIDS, GridModel::of, Integer.MAX_VALUE);
  }
}
