package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.ModelContract;

/** The reference model agrees with the vectors too. */
class ModelTest extends ModelContract {
  private static final int FEW_MOVES = 800;

  ModelTest() {
    super(GameFixture.ZERTZ, ReferenceAdapter::of, FEW_MOVES);
  }
}
