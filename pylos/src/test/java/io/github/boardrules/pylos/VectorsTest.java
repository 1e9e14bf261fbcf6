package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.VectorsContract;

/** The library counts and plays as another implementation of the rule page does. */
class VectorsTest extends VectorsContract {
  VectorsTest() {
    super(GameFixture.PYLOS, 391, 30);
  }
}
