package io.github.boardrules.nim;

import io.github.boardrules.fixtures.StoredPositionsContract;

/** What version 0.1 has written can always be read. */
class StoredPositionsTest extends StoredPositionsContract {
  StoredPositionsTest() {
    super(GameFixture.NIM);
  }
}
