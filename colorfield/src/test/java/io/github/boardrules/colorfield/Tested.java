package io.github.boardrules.colorfield;

import io.github.boardrules.fixtures.GameUnderTest;
import java.util.List;

/** This game, for the tests that all games have in common. */
final class Tested {
  static final GameUnderTest<ColorfieldPosition, ColorfieldMove> COLORFIELD =
      new GameUnderTest<>(
          "colorfield",
          ColorfieldRules::parse,
          new ColorfieldFamily(),
          List.of(ColorfieldReason.values()),
          List.of(ColorfieldEnding.values()),
          List.of(ColorfieldTextReason.values()));

  private Tested() {}
}
