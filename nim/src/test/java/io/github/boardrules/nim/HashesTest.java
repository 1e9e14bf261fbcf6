package io.github.boardrules.nim;

import io.github.boardrules.fixtures.HashesContract;

/** Positions that differ have different hashes. */
class HashesTest extends HashesContract<Object, Object> {
  HashesTest() {
    super(GameFixture.NIM);
  }
}
