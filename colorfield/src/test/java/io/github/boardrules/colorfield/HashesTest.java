package io.github.boardrules.colorfield;

import io.github.boardrules.fixtures.HashesContract;

/** Positions that differ have different hashes. */
class HashesTest extends HashesContract<ColorfieldPosition, ColorfieldMove> {
  HashesTest() {
    super(GameFixture.COLORFIELD);
  }
}
