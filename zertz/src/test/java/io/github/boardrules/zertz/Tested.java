package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.GameUnderTest;
import java.util.List;

/** This game, for the tests that all games have in common. */
final class Tested {
  static final GameUnderTest<ZertzPosition, ZertzMove> ZERTZ =
      new GameUnderTest<>(
          "zertz",
          ZertzRules::parse,
          new ZertzFamily(),
          List.of(ZertzReason.values()),
          List.of(ZertzEnding.values()),
          List.of(ZertzTextReason.values()));

  private Tested() {}
}
