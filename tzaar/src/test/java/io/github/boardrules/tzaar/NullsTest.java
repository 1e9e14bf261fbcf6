package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.NullsContract;

/** No public method and no public constructor accepts null. */
class NullsTest extends NullsContract {
  NullsTest() {
    super(
        GameFixture.TZAAR,
        Setup.of("tzaar").with("ZA1 RC1 TG1 zB1 rD1").text(),
        TzaarMove.class,
        TzaarOptions.DEFAULT,
        Field.parse("E4"),
        new Stack(1, Kind.TOTT, 1),
        TzaarMove.parse("E4xF4"));
  }
}
