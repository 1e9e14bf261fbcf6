package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.search.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What a prover proves is what a solver finds, on drawn graphs of all kinds. */
class ProvenWinsProperties {
  private static final long NODES = 100_000;

  @Property
  void proofsAreTrue(@ForAll long seed, @ForAll boolean isMirrored) {
    SplitMix64 random = new SplitMix64(seed);
    GraphGame graph = GraphGame.draw(seed, 2, 2 + random.below(59), true);
    int limit = 1 + random.below(2_000);
    PackedRules<Integer, Integer> game = isMirrored ? new MirroredGraph(graph) : graph;
    GameValue value = Solver.of(game).solve(0).gameValue(0);

    OptionalInt winner = WinProver.of(game).withNodes(limit).prove(0);

    assertThat(winner).isIn(OptionalInt.empty(), value.winner());
  }

  @Property
  void withoutCyclesEveryWinIsFound(@ForAll long seed, @ForAll boolean isMirrored) {
    int nodes = 2 + new SplitMix64(seed).below(59);
    GraphGame graph = GraphGame.draw(seed, 2, nodes, false);
    PackedRules<Integer, Integer> game = isMirrored ? new MirroredGraph(graph) : graph;

    AtomicLong visited = new AtomicLong();

    OptionalInt winner =
        WinProver.of(game)
            .withNodes(NODES)
            .withMemory(Engine.MIN_MEMORY)
            .withProgress((done, total) -> visited.set(done))
            .prove(0);

    assertThat(winner).isEqualTo(Solver.of(game).solve(0).gameValue(0).winner());
    assertThat(visited).hasValueLessThan(NODES);
    assertThat(WinProver.of(graph).prove(nodes - 1)).isEqualTo(graph.status(nodes - 1).winner());
  }

  @Example
  void theLimitIsKeptAndTheProgressReported() {
    HashGame endless = new HashGame();
    List<Long> reports = new ArrayList<>();

    OptionalInt winner =
        WinProver.of(endless)
            .withNodes(20_000)
            .withProgress((done, total) -> reports.add(done + total - 20_000))
            .withMemory(Engine.MIN_MEMORY)
            .prove(endless.start());

    assertThat(winner).isEmpty();
    assertThat(reports).isSorted().endsWith(20_000L).hasSizeGreaterThan(2);
    assertThatIllegalArgumentException().isThrownBy(() -> WinProver.of(endless).withNodes(0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> WinProver.of(endless).withMemory(Engine.MIN_MEMORY - 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> WinProver.of(GraphGame.draw(1, 1, 5, false)));
  }
}
