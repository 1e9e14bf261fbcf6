package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.GameUnderTest;
import java.util.List;

/** This game, for the tests that all games have in common. */
final class Tested {
  static final GameUnderTest<TzaarPosition, TzaarMove> TZAAR =
      new GameUnderTest<>(
          "tzaar",
          TzaarRules::parse,
          new TzaarFamily(),
          List.of(TzaarReason.values()),
          List.of(TzaarEnding.values()),
          List.of(TzaarTextReason.values()));

  private Tested() {}
}
