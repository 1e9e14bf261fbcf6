package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.grid.Bits;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What an engine proves is what a solver finds, on drawn graphs of all kinds. */
class ProofProperties {
  private static final long NODES = 100_000;
  private static final int MAX_PLIES = 40;

  /** A graph in which several positions have the same hash. */
  private static final class CollidingGraph extends GraphGame {
    CollidingGraph(GraphGame graph) {
      super(graph);
    }

    @Override
    public long hash(Integer position) {
      return Bits.mix(position / 4);
    }
  }

  /** The session sees the whole match, in which positions may occur again. */
  @Property
  void proofsAreTrueAllAlongAMatch(
      @ForAll long seed,
      @ForAll SearchMethod method,
      @ForAll @IntRange(min = 1, max = 2) int threads) {
    SplitMix64 random = new SplitMix64(seed);
    GraphGame graph = GraphGame.draw(seed, 2, 2 + random.below(59), random.below(2) == 0);
    PackedRules<Integer, Integer> game =
        switch (random.below(3)) {
          case 0 -> new MirroredGraph(graph);
          case 1 -> new CollidingGraph(graph);
          default -> graph;
        };
    int limit = 1 + random.below(300);
    Solution<Integer, Integer> solution = Solver.of(game).solve(0);
    EngineSession<Integer, Integer> session =
        Engine.of(game).withMethod(method).withSeed(seed).withThreads(threads).session();

    Match<Integer, Integer> match = Match.of(game);
    for (int ply = 0; ply < 6 && !match.status().isOver(); ply++) {
      assertTrue(session.analyse(match, Limit.nodes(limit)), match.position(), solution);
      List<Integer> moves = match.legalMoves();
      match = match.play(moves.get(random.below(moves.size())));
    }
  }

  @Property
  void proofsAreTrueInPuzzles(@ForAll long seed, @ForAll SearchMethod method) {
    SplitMix64 random = new SplitMix64(seed);
    GraphGame game = GraphGame.draw(seed, 1, 2 + random.below(59), random.below(2) == 0);
    Limit limit = Limit.nodes(1 + random.below(300));

    Analysis<Integer> analysis =
        Engine.of(game).withMethod(method).withSeed(seed).analyse(0, limit);

    assertTrue(analysis, 0, Solver.of(game).solve(0));
  }

  /**
   * Without cycles a few hundred nodes are enough to see everything. The goal keeps the search on
   * when all moves but one are proven to lose.
   */
  @Property
  void smallTreesAreSolved(@ForAll long seed, @ForAll @IntRange(min = 1, max = 2) int players) {
    GraphGame game = GraphGame.draw(seed, players, 2 + new SplitMix64(seed).below(13), false);
    Solution<Integer, Integer> solution = Solver.of(game).solve(0);

    Limit limit = Limit.nodes(20_000).and(Limit.until(soFar -> false));
    Analysis<Integer> analysis = Engine.of(game).analyse(0, limit);

    assertThat(analysis.proof()).isPresent();
    assertAgrees(analysis.proof().get(), solution.gameValue(0), 0);
    assertThat(solution.gameValue(analysis.best()).winner())
        .isEqualTo(solution.gameValue(0).winner());
  }

  /** The tree continues with a position whose win only the search for wins has seen. */
  @Example
  void aWinThatAnotherSearchHasProvenIsKept() {
    winsAreKeptWhateverHasOccurred(-27_636, 9, SearchMethod.TREE);
  }

  /** With cycles they are enough to find every win, whatever has occurred before. */
  @Property
  void winsAreKeptWhateverHasOccurred(
      @ForAll long seed,
      @ForAll @IntRange(min = 2, max = 12) int nodes,
      @ForAll SearchMethod method) {
    GraphGame game = GraphGame.draw(seed, 2, nodes, true);
    Solution<Integer, Integer> solution = Solver.of(game).solve(0);
    EngineSession<Integer, Integer> session = Engine.of(game).withMethod(method).session();
    SplitMix64 random = new SplitMix64(seed);

    Match<Integer, Integer> match = Match.of(game);
    for (int ply = 0; ply < 6 && !match.status().isOver(); ply++) {
      GameValue before = solution.gameValue(match.position());
      int mover = match.toMove().orElseThrow();
      int best = session.analyse(match, Limit.nodes(600)).best();
      if (before.isWinFor(mover)) {
        assertThat(solution.gameValue(best).isWinFor(mover)).as("%s: %s", match, best).isTrue();
      } else if (before.isDraw()) {
        assertThat(solution.gameValue(best).isDraw()).as("%s: %s", match, best).isTrue();
      }
      List<Integer> moves = match.legalMoves();
      match = match.play(moves.get(random.below(moves.size())));
    }
  }

  private static void assertTrue(
      Analysis<Integer> analysis, int position, Solution<Integer, Integer> solution) {
    analysis.proof().ifPresent(proof -> assertAgrees(proof, solution.gameValue(position), 0));
    for (RatedMove<Integer> rated : analysis.moves()) {
      int next = solution.rules().play(position, rated.move());
      Match.of(solution.rules(), position).playAll(rated.variation());
      assertThat(rated.valueForMover()).isBetween(-1.0, 1.0);
      rated.proof().ifPresent(proof -> assertAgrees(proof, solution.gameValue(next), 1));
    }
  }

  private static void assertAgrees(GameValue proof, GameValue truth, int pliesBefore) {
    assertThat(proof.winner()).isEqualTo(truth.winner());
    if (proof.distance().isPresent()) {
      assertThat(proof.distance()).hasValue(truth.distance().orElseThrow() + pliesBefore);
    }
  }

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

  @Property
  void aWonGameIsBroughtToItsEnd(
      @ForAll @IntRange(max = 100_000) int seed,
      @ForAll @IntRange(min = 8, max = 24) int nodes,
      @ForAll SearchMethod method) {
    GraphGame game = GraphGame.draw(seed, 2, nodes, true);
    Solution<Integer, Integer> solution = Solver.of(game).solve(0);
    OptionalInt start = longestWin(solution, nodes);
    Assume.that(start.isPresent());
    Match<Integer, Integer> match = Match.of(game, start.getAsInt());
    int winner = solution.gameValue(match.position()).winner().orElseThrow();
    EngineSession<Integer, Integer> session = Engine.of(game).withMethod(method).session();

    while (!match.status().isOver() && match.ply() < MAX_PLIES) {
      match =
          match.toMove().orElseThrow() == winner
              ? match.play(session.analyse(match, Limit.nodes(1_000)).best())
              : match.play(solution.bestMoves(match.position()).get(0));
    }

    assertThat(match.status().winner()).as("%s", match).hasValue(winner);
  }

  /** Returns the won position from which the loser can hold out longest. */
  private static OptionalInt longestWin(Solution<Integer, Integer> solution, int nodes) {
    return IntStream.range(0, nodes)
        .filter(node -> solution.covers(node) && !solution.gameValue(node).isDraw())
        .filter(node -> solution.gameValue(node).distance().orElseThrow() > 0)
        .reduce((a, b) -> distance(solution, a) < distance(solution, b) ? b : a);
  }

  private static int distance(Solution<Integer, Integer> solution, int node) {
    return solution.gameValue(node).distance().orElseThrow();
  }
}
