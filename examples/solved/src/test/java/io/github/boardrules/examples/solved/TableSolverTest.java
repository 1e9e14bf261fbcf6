package io.github.boardrules.examples.solved;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.nim.GridRules;
import io.github.boardrules.nim.HeapRules;
import io.github.boardrules.pylos.PylosRules;
import org.junit.jupiter.api.Test;

/** The rules say whether a game has tables. */
class TableSolverTest {
  @Test
  void pylosAndLargeGridsHaveTables() {
    assertThat(TableSolver.of(PylosRules.standard())).isPresent();
    assertThat(TableSolver.of(PylosRules.parse("pylos:limit=5"))).isEmpty();
    assertThat(TableSolver.of(GridRules.parse("one-two-three:cols=7,rows=3"))).isPresent();
    assertThat(TableSolver.of(GridRules.standard())).isEmpty();
    assertThat(TableSolver.of(HeapRules.heaps(3, 4, 5))).isEmpty();
  }

  @Test
  void thereIsOneThreadOrMore() {
    var solver = TableSolver.of(PylosRules.parse("pylos:base=3")).orElseThrow();

    assertThatIllegalArgumentException().isThrownBy(() -> solver.withThreads(0));
    assertThat(solver.withThreads(1).bytes()).isEqualTo(solver.bytes());
  }
}
