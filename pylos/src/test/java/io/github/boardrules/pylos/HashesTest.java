package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.HashesContract;

/** Positions that differ have different hashes. */
class HashesTest extends HashesContract<PylosPosition, PylosMove> {
  HashesTest() {
    super(GameFixture.PYLOS);
  }
}
