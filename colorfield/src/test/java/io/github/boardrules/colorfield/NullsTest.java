package io.github.boardrules.colorfield;

import io.github.boardrules.fixtures.NullsContract;

/** No public method and no public constructor takes null for an argument. */
class NullsTest extends NullsContract {
  NullsTest() {
    super(
        GameFixture.COLORFIELD,
        Setup.of("colorfield").with("re5 Rx1").text(),
        ColorfieldMove.class,
        ColorfieldOptions.DEFAULT,
        ColorfieldMove.parse("e4-f4xa6"),
        Field.parse("e4"),
        Layout.STANDARD,
        new TeamPiece(Team.FULL, 'g'));
  }
}
