package io.github.boardrules.colorfield;

import io.github.boardrules.fixtures.TestedGame;
import java.util.List;

/** This game, for the tests that all games have in common. */
final class GameFixture {
  static final TestedGame<ColorfieldPosition, ColorfieldMove> COLORFIELD =
      new TestedGame<>(
          "colorfield",
          ColorfieldRules::parse,
          new ColorfieldFamily(),
          List.of(ColorfieldReason.values()),
          List.of(ColorfieldEnding.values()),
          List.of(ColorfieldTextReason.values()));

  private GameFixture() {}
}
