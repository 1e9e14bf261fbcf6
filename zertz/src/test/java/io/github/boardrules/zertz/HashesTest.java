package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.HashesContract;

/** Different positions have different hashes. */
class HashesTest extends HashesContract<ZertzPosition, ZertzMove> {
  HashesTest() {
    super(GameFixture.ZERTZ);
  }
}
