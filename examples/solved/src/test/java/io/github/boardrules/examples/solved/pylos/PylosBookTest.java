package io.github.boardrules.examples.solved.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Solution;
import io.github.boardrules.core.internal.OpeningBook;
import io.github.boardrules.examples.solved.TableSolver;
import io.github.boardrules.pylos.PylosMove;
import io.github.boardrules.pylos.PylosPosition;
import io.github.boardrules.pylos.PylosRules;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A player who follows a book of the opening keeps the win, by the tables. */
class PylosBookTest {

  static Stream<PylosRules> smallRuleSets() {
    return RuleSets.onBase(3);
  }

  @ParameterizedTest
  @MethodSource("smallRuleSets")
  void aBookOfTheSmallBoardKeepsTheWin(PylosRules rules) {
    Solution<PylosPosition, PylosMove> solution = TableSolver.of(rules).orElseThrow().solve();
    if (solution.gameValue(rules.start()).isDraw()) {
      return;
    }
    OpeningBook<PylosPosition, PylosMove> made = OpeningBook.of(solution, 3);
    OpeningBook<PylosPosition, PylosMove> book = OpeningBook.parse(rules, made.toString());

    check(solution, book::move, 3);
  }

  /**
   * With {@code -Dboardrules.tables=FOLDER}, the shipped books are checked by the tables that
   * {@code solve} keeps there.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "pylos",
        "pylos:out=stuck",
        "pylos:takeback=none",
        "pylos:takeback=none,out=stuck"
      })
  @EnabledIfSystemProperty(named = "boardrules.tables", matches = ".+")
  void aShippedBookKeepsTheWin(String variant) {
    PylosRules rules = PylosRules.parse(variant);
    Path folder = Path.of(System.getProperty("boardrules.tables", ""));
    Solution<PylosPosition, PylosMove> solution =
        TableSolver.of(rules).orElseThrow().withFolder(folder).kept().orElseThrow();

    check(solution, rules.knowledge()::winningMove, 4);
  }

  /** Follows a book for so many moves, and for twice as many against the longest resistance. */
  private static void check(
      Solution<PylosPosition, PylosMove> solution,
      Function<PylosPosition, Optional<PylosMove>> book,
      int moves) {
    PylosRules rules = (PylosRules) solution.rules();
    int winner = solution.gameValue(rules.start()).winner().orElseThrow();
    for (boolean resists : List.of(false, true)) {
      Map<PylosPosition, PylosPosition> due = new HashMap<>();
      due.put(rules.start(), rules.start());
      for (int ply = 0; ply < (resists ? 6 : 2) * moves; ply++) {
        Map<PylosPosition, PylosPosition> next = new HashMap<>();
        for (PylosPosition position : due.values()) {
          List<PylosMove> played =
              rules.status(position).isOver()
                  ? List.of()
                  : position.toMove() != winner
                      ? resists ? solution.bestMoves(position) : rules.legalMoves(position)
                      : List.of(book.apply(position).orElseThrow());
          for (PylosMove move : played) {
            PylosPosition after = rules.play(position, move);
            // Different images are gone on with, as the map keeps the last of them.
            next.put(rules.canonical(after), after);
            assertThat(solution.gameValue(after))
                .as("%s %s", position, move)
                .matches(value -> value.isWinFor(winner));
          }
        }
        due = next;
      }
    }
  }
}
