package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.ThreadsContract;

/** Many threads get the same answers as one. */
class ThreadsTest extends ThreadsContract<TzaarPosition, TzaarMove> {
  ThreadsTest() {
    super(GameFixture.TZAAR);
  }
}
