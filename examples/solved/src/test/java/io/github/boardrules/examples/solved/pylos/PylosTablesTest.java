package io.github.boardrules.examples.solved.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.Progress;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.examples.solved.TableSolver;
import io.github.boardrules.examples.solved.table.TableCensus;
import io.github.boardrules.examples.solved.table.TableFolder;
import io.github.boardrules.examples.solved.table.TableFolderException;
import io.github.boardrules.examples.solved.table.TableFolderException.Trouble;
import io.github.boardrules.examples.solved.table.TableSolution;
import io.github.boardrules.pylos.PylosMove;
import io.github.boardrules.pylos.PylosPosition;
import io.github.boardrules.pylos.PylosRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The tables agree with the solver of all games, and survive whatever happens to their folder. */
class PylosTablesTest {
  private static final int LIMIT = 500_000;
  private static final PylosRules RULES = PylosRules.parse("pylos:base=3,takeback=must");
  private static final TableSolver<PylosPosition, PylosMove> SOLVER = solver(RULES);
  private static final GameValue VALUE = GameValue.win(1, 15);

  @TempDir private Path folder;

  private static TableSolver<PylosPosition, PylosMove> solver(PylosRules rules) {
    return TableSolver.of(rules).orElseThrow();
  }

  static Stream<PylosRules> smallRuleSets() {
    return RuleSets.onBase(3);
  }

  @ParameterizedTest
  @MethodSource("smallRuleSets")
  void everyValueIsThatOfTheSolver(PylosRules rules) {
    Solution<PylosPosition, PylosMove> known =
        Solver.of(rules).withKnowledge(Knowledge.none()).withLimit(LIMIT).solve(rules.start());

    Solution<PylosPosition, PylosMove> solution = solver(rules).withThreads(2).solve();

    Deque<PylosPosition> open = new ArrayDeque<>(List.of(rules.start()));
    Set<PylosPosition> seen = new HashSet<>(open);
    while (!open.isEmpty()) {
      PylosPosition position = open.remove();
      if (!solution.gameValue(position).equals(known.gameValue(position))) {
        assertThat(solution.gameValue(position))
            .as("%s", position)
            .isEqualTo(known.gameValue(position));
      }
      for (PylosMove move : rules.legalMoves(position)) {
        PylosPosition next = rules.play(position, move);
        // Symmetric positions are not gone on with: one of them stands for all.
        if (seen.add(rules.canonical(next))) {
          open.add(next);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("smallRuleSets")
  void theCensusCountsEveryPosition(PylosRules rules) {
    TableSolution<PylosPosition, PylosMove> solution = solver(rules).solve();
    CellBoard board = new CellBoard(3);
    Shapes shapes = new Shapes(board);
    List<GameValue> values = new ArrayList<>();
    long mutualZugzwangs = 0;
    for (int number = 0; number < shapes.size(); number++) {
      int shape = shapes.shape(number);
      for (int bits = 0; bits < shapes.length(number); bits++) {
        int own = Stones.spread(bits, shape);
        if (!Stones.areEnough(board, shape, own)) {
          continue;
        }
        PylosPosition position = Stones.position(board, rules, shape, own, 1);
        if (!rules.status(position).isOver()) {
          values.add(solution.gameValue(position));
          PylosPosition other = Stones.position(board, rules, shape, own, 2);
          boolean isZugzwang =
              solution.gameValue(position).isLossFor(1)
                  && !rules.status(other).isOver()
                  && solution.gameValue(other).isLossFor(2);
          mutualZugzwangs += isZugzwang && own <= (shape & ~own) ? 1 : 0;
        }
      }
    }

    assertThat(solution.census())
        .isEqualTo(
            new TableCensus(
                values.stream().filter(value -> value.isWinFor(1)).count(),
                values.stream().filter(value -> value.isLossFor(1)).count(),
                values.stream().filter(GameValue::isDraw).count(),
                values.stream().mapToInt(value -> value.distance().orElse(0)).max(),
                mutualZugzwangs));
  }

  @Test
  void theMemoryIsSaidBeforehand() {
    assertThat(SOLVER.bytes()).isEqualTo(24_791);
    assertThat(solver(PylosRules.standard()).bytes()).isEqualTo(2_693_320_131L);
  }

  @Test
  void theProgressOfOneThreadOnlyGrows() {
    List<Long> reports = new ArrayList<>();

    assertThat(value(SOLVER.withProgress((done, total) -> reports.add(done)))).isEqualTo(VALUE);

    assertThat(reports).isSorted().doesNotHaveDuplicates().hasSizeGreaterThan(132);
  }

  @Test
  void theTablesOfAFolderAreUsedAgain() {
    TableSolver<PylosPosition, PylosMove> solver = SOLVER.withFolder(folder.resolve("new/tables"));
    assertThat(solver.kept()).isEmpty();
    assertThat(value(solver)).isEqualTo(VALUE);

    Progress refusal =
        (done, total) -> {
          throw new AssertionError("computed again");
        };
    TableSolution<PylosPosition, PylosMove> kept = solver.kept().orElseThrow();
    assertThat(kept.gameValue(RULES.start())).isEqualTo(VALUE);
    assertThat(kept.census()).isEqualTo(SOLVER.solve().census());
    assertThat(kept.file().orElseThrow())
        .hasFileName("pylos-base=3-takeback=must.tables")
        .isEqualTo(solver.withProgress(refusal).solve().file().orElseThrow());
    assertThat(folder.resolve("new/tables/pylos-base=3-takeback=must.part")).doesNotExist();
  }

  @Test
  void largeTablesAreMappedInParts() {
    PylosTables game = new PylosTables(RULES);
    TableFolder place = new TableFolder(folder, game.format(), RULES.variant(), game.bytes());
    Shapes shapes = new Shapes(new CellBoard(3));
    SOLVER.withFolder(folder).solve();

    assertThat(PylosTables.mapped(place, shapes, 1 << 12))
        .isEqualTo(PylosTables.mapped(place, shapes, 1 << 30));
  }

  /** Without take-backs, only the last of the 133 shapes is due after 132. */
  @ParameterizedTest
  @CsvSource({"must, 100", "none, 132"})
  void anInterruptKeepsWhatIsFinished(String takeback, long end) {
    PylosRules rules = PylosRules.parse("pylos:base=3,takeback=" + takeback);
    TableSolver<PylosPosition, PylosMove> solver = solver(rules).withFolder(folder);

    Progress interrupt =
        (done, total) -> {
          if (done == end) {
            Thread.currentThread().interrupt();
          }
        };
    assertThatThrownBy(solver.withProgress(interrupt)::solve)
        .isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();

    assertThat(solver.kept()).isEmpty();
    List<Long> due = new ArrayList<>();
    assertThat(value(solver.withProgress((done, total) -> due.add(total))))
        .isEqualTo(value(solver(rules)));
    assertThat(due.get(0)).isBetween(1L, 132L);
  }

  @Test
  void damagedTablesAreComputedAgain() throws IOException {
    TableSolver<PylosPosition, PylosMove> solver = SOLVER.withFolder(folder);
    Path file = solver.solve().file().orElseThrow();
    byte[] whole = Files.readAllBytes(file);
    for (int at : List.of(3, 30, 60, whole.length / 2, whole.length - 1)) {
      byte[] damaged = whole.clone();
      damaged[at] ^= 1;
      Files.write(file, damaged);
      assertThat(solver.kept()).isEmpty();
      assertThat(value(solver)).isEqualTo(VALUE);
      assertThat(file).hasBinaryContent(whole);
    }
  }

  @Test
  void tablesOfAVariantHaveOneSolverAtATime() {
    TableSolver<PylosPosition, PylosMove> solver = SOLVER.withFolder(folder);
    Progress another =
        (done, total) ->
            assertThatExceptionOfType(TableFolderException.class)
                .isThrownBy(solver::solve)
                .matches(problem -> problem.trouble() == Trouble.IN_USE);

    assertThat(value(solver.withProgress(another))).isEqualTo(VALUE);
  }

  private static GameValue value(TableSolver<PylosPosition, PylosMove> solver) {
    return solver.solve().gameValue(RULES.start());
  }
}
