package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.ThreadsContract;

/** Many threads see what one sees. */
class ThreadsTest extends ThreadsContract<PylosPosition, PylosMove> {
  ThreadsTest() {
    super(GameFixture.PYLOS);
  }
}
