package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.TestedGame;
import java.util.List;

/** These games, for the tests that all games have in common. */
final class GameFixture {
  static final TestedGame<PikkPakkPosition, PikkPakkMove> PIKKPAKK =
      new TestedGame<>(
          "pikkpakk",
          PikkPakkRules::parse,
          new PikkPakkFamily(),
          List.of(PikkPakkReason.values()),
          List.of(PikkPakkEnding.values()),
          List.of(PikkPakkTextReason.values()));

  private GameFixture() {}
}
