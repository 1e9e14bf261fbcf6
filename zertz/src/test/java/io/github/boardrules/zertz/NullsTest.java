package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.NullsContract;

/** No public method or constructor accepts null. */
class NullsTest extends NullsContract {
  NullsTest() {
    super(
        GameFixture.ZERTZ,
        Setup.of("zertz").held(1, 3, 0, 0).text(),
        ZertzMove.class,
        ZertzOptions.DEFAULT,
        Cell.parse("d4"),
        new ZertzMove.Pass());
  }
}
