package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.core.search.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Perfect play on base 3. */
class SolverTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pylos:base=3",
        "pylos:base=3,out=stuck",
        "pylos:base=3,takeback=must",
        "pylos:base=3,takeback=must,out=stuck"
      })
  void aPlayerWhoBeginsInTheMiddleWinsIn15Turns(String variant) {
    PylosRules rules = PylosRules.parse(variant);
    Solution<PylosPosition, PylosMove> solution = Solver.of(rules).solve(rules.start());

    assertThat(solution.gameValue(rules.start())).isEqualTo(GameValue.win(1, 15));
    assertThat(solution.bestMoves(rules.start())).containsExactly(PylosMove.parse("1b2"));
  }

  @Test
  void perfectPlayEndsAfter15Turns() {
    PylosRules rules = PylosRules.parse("pylos:base=3");
    Solution<PylosPosition, PylosMove> solution = Solver.of(rules).solve(rules.start());
    GamePosition given = new GamePosition(rules, rules.start());
    int turns = 0;
    while (!given.isOver()) {
      given = given.after(solution.bestMoves(given.position()).get(0));
      turns++;
    }

    assertThat(turns).isEqualTo(15);
    assertThat(given.status()).startsWith("win 1 ");
  }

  @Test
  void withLinesNobodyCanForceAWin() {
    PylosRules rules = PylosRules.parse("pylos:base=3,lines=yes");
    Solution<PylosPosition, PylosMove> solution = Solver.of(rules).solve(rules.start());

    assertThat(solution.gameValue(rules.start())).isEqualTo(GameValue.draw());
    // No rule ends such a game: it goes on for ever.
    assertThat(rules.maxPlies()).isEmpty();
  }
}
