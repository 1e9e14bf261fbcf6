package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.ModelContract;

/** The reference model, on which the properties rely, agrees with the vectors too. */
class ModelTest extends ModelContract {
  ModelTest() {
    super(GameFixture.TZAAR, ReferenceAdapter::of, Integer.MAX_VALUE);
  }
}
