package io.github.boardrules.examples.solved.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.search.Knowledge;
import io.github.boardrules.core.search.Progress;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.examples.solved.TableSolver;
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
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

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
  @ValueSource(
      strings = {
        "pylos:base=3",
        "pylos:base=3,out=stuck",
        "pylos:base=3,takeback=must",
        "pylos:base=3,takeback=must,out=stuck"
      })
  void onBase3APlayerWhoBeginsInTheMiddleWinsIn15Turns(String variant) {
    PylosRules rules = PylosRules.parse(variant);
    Solution<PylosPosition, PylosMove> solution = solver(rules).solve();

    assertThat(solution.gameValue(rules.start())).isEqualTo(VALUE);
    assertThat(solution.bestMoves(rules.start())).containsExactly(PylosMove.parse("1b2"));
  }

  @Test
  void onBase3NobodyCanForceAWinWithLines() {
    PylosRules rules = PylosRules.parse("pylos:base=3,lines=yes");

    assertThat(solver(rules).solve().gameValue(rules.start())).isEqualTo(GameValue.draw());
  }

  @Test
  void theMemoryIsSaidBeforehand() {
    assertThat(SOLVER.bytes()).isEqualTo(24_791);
    assertThat(solver(PylosRules.standard()).bytes()).isEqualTo(2_693_320_131L);
  }

  @Test
  void theProgressOfOneThreadOnlyGrows() {
    List<Long> reports = new ArrayList<>();

    assertThat(
            SOLVER
                .withThreads(1)
                .withProgress((done, total) -> reports.add(done))
                .solve()
                .covers(RULES.start()))
        .isTrue();

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
  void theFileIsTheSameWithAnyNumberOfThreads() throws IOException {
    SOLVER.withFolder(folder.resolve("one")).solve();
    SOLVER.withThreads(3).withFolder(folder.resolve("three")).solve();

    assertThat(file("one")).hasSameBinaryContentAs(file("three"));
  }

  @Test
  void anInterruptKeepsWhatIsFinished() {
    TableSolver<PylosPosition, PylosMove> solver = SOLVER.withFolder(folder);

    assertThatThrownBy(
            () ->
                solver
                    .withProgress(
                        (done, total) -> {
                          if (done == 100) {
                            Thread.currentThread().interrupt();
                          }
                        })
                    .solve())
        .isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();

    assertThat(solver.kept()).isEmpty();
    long[] first = new long[1];
    assertThat(
            value(
                solver.withProgress((done, total) -> first[0] = first[0] == 0 ? total : first[0])))
        .isEqualTo(VALUE);
    assertThat(first[0]).isBetween(1L, 132L);
  }

  @Test
  void damagedTablesAreComputedAgain() throws IOException {
    TableSolver<PylosPosition, PylosMove> solver = SOLVER.withFolder(folder);
    solver.solve();
    Path file = file("");
    byte[] whole = Files.readAllBytes(file);
    List<byte[]> damaged = new ArrayList<>();
    for (int length : List.of(0, 1, 40, whole.length - 1, whole.length + 1)) {
      damaged.add(Arrays.copyOf(whole, length));
    }
    for (int at : List.of(3, 30, 60, whole.length / 2, whole.length - 1)) {
      byte[] changed = whole.clone();
      changed[at] ^= 1;
      damaged.add(changed);
    }
    for (byte[] content : damaged) {
      Files.write(file, content);
      assertThat(solver.kept()).isEmpty();
      assertThat(value(solver)).isEqualTo(VALUE);
      assertThat(file).hasBinaryContent(whole);
    }
  }

  @Test
  void tablesOfAVariantHaveOneSolverAtATime() {
    TableSolver<PylosPosition, PylosMove> other = SOLVER.withFolder(folder);
    TableSolver<PylosPosition, PylosMove> another =
        solver(PylosRules.parse("pylos:base=3")).withFolder(folder);

    assertThat(
            value(
                SOLVER
                    .withFolder(folder)
                    .withProgress(
                        (done, total) -> {
                          if (done == 50) {
                            assertTrouble(other, Trouble.IN_USE);
                            assertThat(value(another)).isEqualTo(VALUE);
                          }
                        })))
        .isEqualTo(VALUE);
    assertThat(value(other)).isEqualTo(VALUE);
  }

  @Test
  void aFolderThatCannotBeMadeIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "text");

    assertTrouble(SOLVER.withFolder(file.resolve("tables")), Trouble.UNUSABLE);
    assertTrouble(SOLVER.withFolder(file), Trouble.UNUSABLE);
  }

  private void assertTrouble(TableSolver<PylosPosition, PylosMove> solver, Trouble trouble) {
    assertThatExceptionOfType(TableFolderException.class)
        .isThrownBy(solver::solve)
        .matches(problem -> problem.trouble() == trouble && problem.folder().contains("" + folder));
  }

  private Path file(String below) {
    return folder.resolve(below).resolve("pylos-base=3-takeback=must.tables");
  }

  private static GameValue value(TableSolver<PylosPosition, PylosMove> solver) {
    return solver.solve().gameValue(RULES.start());
  }
}
