package io.github.boardrules.examples.solved;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.nim.GridRules;
import io.github.boardrules.nim.HeapRules;
import io.github.boardrules.pylos.PylosRules;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules say whether a game has tables. */
class TableSolverTest {
  @TempDir private Path folder;

  @Test
  void pylosAndLargeGridsHaveTables() {
    assertThat(TableSolver.of(PylosRules.standard())).isPresent();
    assertThat(TableSolver.of(PylosRules.parse("pylos:limit=5"))).isEmpty();
    assertThat(TableSolver.of(GridRules.parse("one-two-three:cols=7,rows=3"))).isPresent();
    assertThat(TableSolver.of(GridRules.standard())).isEmpty();
    assertThat(TableSolver.of(HeapRules.heaps(3, 4, 5))).isEmpty();
  }

  /** Tables that somebody has kept are still used, and docs/solved.md has such digests. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "pylos:base=3,takeback=must"
            + " 9beee007babec71b404c0b023ea83a7ca99217307ff58e39f0a81b64b68b93dd",
        "pylos:base=3,lines=yes,out=stuck"
            + " 812b5b7ca1c6c051630a5b9acc570560efc9301ca0a1991fbbdcc565aeb6ff1c",
        "one-two-three:cols=7,rows=3,touch=no,last=loses"
            + " aa55f0ca31f317e3216bc19500c2f23bca2a3bd62ebe3cbbbbd27ed5dd5a132e",
        "one-two-three:cols=8,rows=3,max=any"
            + " 3881c2cd1e8955b04781b3c1dfadee4688378f57ddbe76712d34ef4e48812371"
      })
  void theFileIsTheSameEverywhere(String variant, String digest) throws Exception {
    var solver = TableSolver.of(Catalog.installed().rules(variant)).orElseThrow();
    for (int threads : List.of(1, 3)) {
      var solution = solver.withThreads(threads).withFolder(folder.resolve("" + threads)).solve();
      byte[] content = Files.readAllBytes(solution.file().orElseThrow());

      byte[] found = MessageDigest.getInstance("SHA-256").digest(content);
      assertThat(HexFormat.of().formatHex(found)).isEqualTo(digest);
    }
  }

  @Test
  void thereIsOneThreadOrMore() {
    var solver = TableSolver.of(PylosRules.parse("pylos:base=3")).orElseThrow();

    assertThatIllegalArgumentException().isThrownBy(() -> solver.withThreads(0));
    assertThat(solver.withThreads(1).bytes()).isEqualTo(solver.bytes());
  }
}
