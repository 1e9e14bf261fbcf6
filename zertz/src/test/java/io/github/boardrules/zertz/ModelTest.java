package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.ModelContract;

/** The plain model, which the properties trust, agrees with the vectors too. */
class ModelTest extends ModelContract {
  private static final int FEW_MOVES = 800;

  ModelTest() {
    super(GameFixture.ZERTZ, ReferenceAdapter::of, FEW_MOVES);
  }
}
