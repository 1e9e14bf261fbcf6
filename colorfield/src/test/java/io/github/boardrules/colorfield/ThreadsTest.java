package io.github.boardrules.colorfield;

import io.github.boardrules.fixtures.ThreadsContract;

/** Many threads see what one sees. */
class ThreadsTest extends ThreadsContract<ColorfieldPosition, ColorfieldMove> {
  ThreadsTest() {
    super(GameFixture.COLORFIELD);
  }
}
