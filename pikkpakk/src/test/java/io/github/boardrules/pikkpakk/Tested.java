package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.GameUnderTest;
import java.util.List;

/** These games, for the tests that all games have in common. */
final class Tested {
  static final GameUnderTest<PikkPakkPosition, PikkPakkMove> PIKKPAKK =
      new GameUnderTest<>(
          "pikkpakk",
          PikkPakkRules::parse,
          new PikkPakkFamily(),
          List.of(PikkPakkReason.values()),
          List.of(PikkPakkEnding.values()),
          List.of(PikkPakkTextReason.values()));

  private Tested() {}
}
