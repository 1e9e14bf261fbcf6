package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.StoredPositionsContract;

/** Texts that an earlier version wrote are read by every later one. */
class StoredPositionsTest extends StoredPositionsContract {
  StoredPositionsTest() {
    super(GameFixture.TZAAR);
  }
}
