package io.github.boardrules.examples.cli.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import org.junit.jupiter.api.Test;

class ProveCommandTest {

  @Test
  void aWinIsProved() {
    String position = "112/121/21.|../..|. 2 0";
    String solved = Run.installed("solve pylos:base=3 --position", position).out();

    assertThat(prove("pylos:base=3", position, "1000000").out())
        .startsWith(solved.lines().findFirst().orElseThrow() + "\nnodes ");
    assertThat(prove("triangle", "1-2-3-0-0-0-0-0 2", "100000").out()).startsWith("win 1\nnodes ");
  }

  /** The same player may move twice in a row. */
  @Test
  void theEndOfAGameOfTzaarIsProved() {
    String board = "r3..../.....r2/T....../......z2./T2.R2....t/......T3./";

    assertThat(prove("tzaar", board + "Z2....../z2..RR./...T2. 1 first", "100000").out())
        .startsWith("win 1\nnodes ");
  }

  @Test
  void withoutAProofTheWinnerIsUnknown() {
    assertThat(Run.installed("prove pylos --nodes 10000").out())
        .isEqualTo("unknown\nnodes 10000\n");
    assertThat(prove("heaps:sizes=1", "0 1", "1")).isEqualTo(Run.done("win 2", "nodes 0"));
  }

  @Test
  void eachPositionHasNodesOfItsOwn() {
    String both =
        Run.with(Run.GAMES, "1 1\n0 1\n", "prove heaps:sizes=1 --position - --nodes 100").out();

    assertThat(both)
        .isEqualTo(
            prove("heaps:sizes=1", "1 1", "100").out()
                + "\n"
                + prove("heaps:sizes=1", "0 1", "100").out()
                + "\n");
  }

  @Test
  void aPuzzleHasNoProof() {
    assertThat(Run.installed("prove inlay").status()).isEqualTo(2);
    assertThat(Run.of("prove walk").err()).contains("the engine cannot play walk");
  }

  private static Run prove(String variant, String position, String nodes) {
    return Run.installed("prove", variant, "--position", position, "--nodes", nodes);
  }
}
