package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.ThreadsContract;

/** Many threads see what one sees. */
class ThreadsTest extends ThreadsContract<ZertzPosition, ZertzMove> {
  ThreadsTest() {
    super(GameFixture.ZERTZ);
  }
}
