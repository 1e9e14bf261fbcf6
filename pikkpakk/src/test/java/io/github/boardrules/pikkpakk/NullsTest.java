package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.NullsContract;

/** No public method and no public constructor takes null for an argument. */
class NullsTest extends NullsContract {
  NullsTest() {
    super(
        GameFixture.PIKKPAKK,
        Setup.of("pikkpakk").target("e5").light("e4 e6 d5 f5").text(),
        PikkPakkMove.class,
        PikkPakkOptions.DEFAULT,
        PushFourOptions.DEFAULT,
        FivePushOptions.DEFAULT,
        AbaloneOptions.DEFAULT,
        InlayOptions.DEFAULT,
        Pattern.SPIRAL,
        Cell.parse("e5"),
        new BoardLine(true, 2),
        PikkPakkMove.parse("e5"),
        PikkPakkMove.parse("bu"),
        PikkPakkMove.parse("e5u"),
        PikkPakkMove.parse("e5-f5u"),
        InlaySolver.of(PikkPakkRules.inlay()));
  }
}
