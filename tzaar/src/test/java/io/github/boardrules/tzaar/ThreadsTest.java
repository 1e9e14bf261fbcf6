package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.ThreadsContract;

/** Many threads see what one sees. */
class ThreadsTest extends ThreadsContract<TzaarPosition, TzaarMove> {
  ThreadsTest() {
    super(GameFixture.TZAAR);
  }
}
