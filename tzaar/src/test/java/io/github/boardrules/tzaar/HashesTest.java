package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.HashesContract;

/** Positions that differ have different hashes. */
class HashesTest extends HashesContract<TzaarPosition, TzaarMove> {
  HashesTest() {
    super(GameFixture.TZAAR);
  }
}
