package io.github.boardrules.nim;

import io.github.boardrules.fixtures.StoredPositionsContract;

/** Positions that version 0.1 has written are parsed by all later versions. */
class StoredPositionsTest extends StoredPositionsContract {
  StoredPositionsTest() {
    super(GameFixture.NIM);
  }
}
