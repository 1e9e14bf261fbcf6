package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.ThreadsContract;

/** Many threads get the same answers as one. */
class ThreadsTest extends ThreadsContract<PylosPosition, PylosMove> {
  ThreadsTest() {
    super(GameFixture.PYLOS);
  }
}
