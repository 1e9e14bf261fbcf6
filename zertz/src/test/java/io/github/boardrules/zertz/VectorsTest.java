package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.VectorsContract;

/** The library counts and plays as another implementation of the rule page does. */
class VectorsTest extends VectorsContract {
  VectorsTest() {
    super(GameFixture.ZERTZ, 70, 30);
  }
}
