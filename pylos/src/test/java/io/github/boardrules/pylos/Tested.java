package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.GameUnderTest;
import java.util.List;

/** This game, for the tests that all games have in common. */
final class Tested {
  static final GameUnderTest<PylosPosition, PylosMove> PYLOS =
      new GameUnderTest<>(
          "pylos",
          PylosRules::parse,
          new PylosFamily(),
          List.of(PylosReason.values()),
          List.of(PylosEnding.values()),
          List.of(PylosTextReason.values()));

  private Tested() {}
}
