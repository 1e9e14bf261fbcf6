package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.HashesContract;

/** Positions that differ have different hashes. */
class HashesTest extends HashesContract<PikkPakkPosition, PikkPakkMove> {
  HashesTest() {
    super(GameFixture.PIKKPAKK);
  }
}
