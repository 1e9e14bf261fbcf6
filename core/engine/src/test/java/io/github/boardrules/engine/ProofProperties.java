package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.grid.Bits;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Solver;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What an engine proves is what a solver finds, on drawn graphs of all kinds. */
class ProofProperties {
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
}
