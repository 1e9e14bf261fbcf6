package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.ThreadsContract;

/** Many threads get the same results as one. */
class ThreadsTest extends ThreadsContract<ZertzPosition, ZertzMove> {
  ThreadsTest() {
    super(GameFixture.ZERTZ);
  }
}
