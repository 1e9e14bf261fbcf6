package io.github.boardrules.colorfield;

import io.github.boardrules.fixtures.ThreadsContract;

/** Many threads get the same answers as one. */
class ThreadsTest extends ThreadsContract<ColorfieldPosition, ColorfieldMove> {
  ThreadsTest() {
    super(GameFixture.COLORFIELD);
  }
}
