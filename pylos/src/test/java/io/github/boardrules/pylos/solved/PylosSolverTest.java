package io.github.boardrules.pylos.solved;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.pylos.PylosMove;
import io.github.boardrules.pylos.PylosPosition;
import io.github.boardrules.pylos.PylosRules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
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

/** The tables agree with the solver of all games, and survive whatever happens to their folder. */
class PylosSolverTest {
  private static final int LIMIT = 500_000;
  private static final PylosRules RULES = PylosRules.parse("pylos:base=3,takeback=must");
  private static final GameValue VALUE = GameValue.win(1, 15);

  @TempDir private Path folder;

  static Stream<PylosRules> smallRuleSets() {
    return RuleSets.onBase(3);
  }

  @ParameterizedTest
  @MethodSource("smallRuleSets")
  void everyValueIsThatOfTheSolver(PylosRules rules) {
    Solution<PylosPosition, PylosMove> known =
        Solver.of(rules).exhaustive().limit(LIMIT).solve(rules.start());

    Solution<PylosPosition, PylosMove> solution = PylosSolver.of(rules).threads(2).solve();

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
        if (seen.add(next)) {
          open.add(next);
        }
      }
    }
  }

  @Test
  void aVariantWithALimitIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PylosSolver.of(PylosRules.parse("pylos:limit=5")))
        .withMessage("Variants with a limit are not solved: pylos:limit=5.");
    assertThatIllegalArgumentException().isThrownBy(() -> PylosSolver.of(RULES).threads(0));
  }

  @Test
  void theMemoryIsSaidBeforehand() {
    assertThat(PylosSolver.of(RULES).bytes()).isEqualTo(24_791);
    assertThat(PylosSolver.of(PylosRules.standard()).bytes()).isEqualTo(2_693_320_131L);
  }

  @Test
  void theTablesOfAFolderAreUsedAgain() {
    PylosSolver solver = PylosSolver.of(RULES).folder(folder.resolve("new/tables"));
    assertThat(value(solver)).isEqualTo(VALUE);

    assertThat(
            value(
                solver.progress(
                    (done, total) -> {
                      throw new AssertionError("computed again");
                    })))
        .isEqualTo(VALUE);
  }

  @Test
  void anInterruptKeepsWhatIsFinished() throws IOException {
    PylosSolver solver = PylosSolver.of(RULES).folder(folder);

    assertThatThrownBy(
            () ->
                solver
                    .progress(
                        (done, total) -> {
                          if (done == 100) {
                            Thread.currentThread().interrupt();
                          }
                        })
                    .solve())
        .isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();

    int[] first = new int[1];
    assertThat(value(solver.progress((done, total) -> first[0] = first(first[0], total))))
        .isEqualTo(VALUE);
    assertThat(first[0]).isBetween(1, 132);
  }

  private static int first(int known, long total) {
    return known == 0 ? (int) total : known;
  }

  @Test
  void damagedTablesAreComputedAgain() throws IOException {
    PylosSolver solver = PylosSolver.of(RULES).folder(folder);
    solver.solve();
    Path file;
    try (Stream<Path> files = Files.list(folder)) {
      file = files.filter(each -> each.toString().endsWith(".tables")).findFirst().orElseThrow();
    }
    byte[] whole = Files.readAllBytes(file);
    for (int length : List.of(0, 1, 40, whole.length - 1)) {
      Files.write(file, java.util.Arrays.copyOf(whole, length));
      assertThat(value(solver)).isEqualTo(VALUE);
      assertThat(file).hasBinaryContent(whole);
    }
    for (int at : List.of(3, 30, 60, whole.length / 2, whole.length - 1)) {
      byte[] damaged = whole.clone();
      damaged[at] ^= 1;
      Files.write(file, damaged);
      assertThat(value(solver)).isEqualTo(VALUE);
      assertThat(file).hasBinaryContent(whole);
    }
  }

  @Test
  void aFolderHasOneSolverAtATime() throws IOException {
    PylosSolver solver = PylosSolver.of(RULES).folder(folder);
    TableFile other = TableFile.open(folder, RULES.variant());
    try (other) {
      assertThatThrownBy(solver::solve)
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining("Another solver uses the folder");
    }
    assertThat(value(solver)).isEqualTo(VALUE);
  }

  @Test
  void aFolderThatCannotBeMadeIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "text");

    assertThatThrownBy(PylosSolver.of(RULES).folder(file.resolve("tables"))::solve)
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining(file.toString());
  }

  private static GameValue value(PylosSolver solver) {
    return solver.solve().gameValue(RULES.start());
  }
}
