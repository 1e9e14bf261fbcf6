package io.github.boardrules.nim;

import io.github.boardrules.fixtures.ReasonsContract;

/** The reasons are those of the rule page. */
class ReasonsTest extends ReasonsContract {
  ReasonsTest() {
    super(GameFixture.NIM);
  }
}
