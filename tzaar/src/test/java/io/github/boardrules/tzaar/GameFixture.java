package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.TestedGame;
import java.util.List;

/** This game, for the tests that all games share. */
final class GameFixture {
  static final TestedGame<TzaarPosition, TzaarMove> TZAAR =
      new TestedGame<>(
          "tzaar",
          TzaarRules::parse,
          new TzaarFamily(),
          List.of(TzaarReason.values()),
          List.of(TzaarEnding.values()),
          List.of(TzaarTextReason.values()));

  private GameFixture() {}
}
