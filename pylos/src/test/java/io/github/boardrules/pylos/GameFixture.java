package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.TestedGame;
import java.util.List;

/** This game, for the tests that all games have in common. */
final class GameFixture {
  static final TestedGame<PylosPosition, PylosMove> PYLOS =
      new TestedGame<>(
          "pylos",
          PylosRules::parse,
          new PylosFamily(),
          List.of(PylosReason.values()),
          List.of(PylosEnding.values()),
          List.of(PylosTextReason.values()));

  private GameFixture() {}
}
