package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.ReasonsContract;

/** The reasons are those of RULES.md, "Legality" and "End of the game". */
class ReasonsTest extends ReasonsContract {
  ReasonsTest() {
    super(GameFixture.ZERTZ);
  }
}
