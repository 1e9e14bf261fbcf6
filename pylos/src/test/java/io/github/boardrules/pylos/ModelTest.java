package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.ModelContract;

/** The reference model, which the properties trust, agrees with the vectors too. */
class ModelTest extends ModelContract {
  ModelTest() {
    super(GameFixture.PYLOS, ReferenceAdapter::of, Integer.MAX_VALUE);
  }
}
