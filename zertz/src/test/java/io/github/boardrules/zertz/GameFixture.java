package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.TestedGame;
import java.util.List;

/** ZÉRTZ, for the tests that all games share. */
final class GameFixture {
  static final TestedGame<ZertzPosition, ZertzMove> ZERTZ =
      new TestedGame<>(
          "zertz",
          ZertzRules::parse,
          new ZertzFamily(),
          List.of(ZertzReason.values()),
          List.of(ZertzEnding.values()),
          List.of(ZertzTextReason.values()));

  private GameFixture() {}
}
