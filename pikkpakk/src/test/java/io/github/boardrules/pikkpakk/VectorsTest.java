package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.VectorsContract;

/** The library counts and plays as another implementation of the rule page does. */
class VectorsTest extends VectorsContract {
  VectorsTest() {
    super(GameFixture.PIKKPAKK, 301, 30);
  }
}
