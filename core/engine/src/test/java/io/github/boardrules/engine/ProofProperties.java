package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.core.search.Solver;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What an engine proves is what a solver finds, on drawn graphs of all kinds. */
class ProofProperties {

  @Property
  void proofsAreTrue(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 2) int players,
      @ForAll @IntRange(min = 2, max = 60) int nodes,
      @ForAll boolean hasCycles,
      @ForAll SearchMethod method,
      @ForAll @IntRange(min = 1, max = 300) int limit) {
    GraphGame game = GraphGame.draw(seed, players, nodes, hasCycles);
    Solution<Integer, Integer> solution = Solver.of(game).solve(0);

    Analysis<Integer> analysis =
        Engine.of(game).method(method).seed(seed).analyse(0, Limit.nodes(limit));

    analysis.proof().ifPresent(proof -> assertAgrees(proof, solution.gameValue(0)));
    for (RatedMove<Integer> rated : analysis.moves()) {
      assertThat(game.isLegal(0, rated.move())).isTrue();
      assertThat(rated.value()).isBetween(-1.0, 1.0);
      rated.proof().ifPresent(proof -> assertAgreesAfterMove(proof, solution, rated.move()));
    }
  }

  /** Without cycles a few hundred nodes are enough to see everything. */
  @Property
  void smallTreesAreSolved(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 2) int players,
      @ForAll @IntRange(min = 2, max = 14) int nodes) {
    GraphGame game = GraphGame.draw(seed, players, nodes, false);
    Solution<Integer, Integer> solution = Solver.of(game).solve(0);

    Analysis<Integer> analysis = Engine.of(game).analyse(0, Limit.nodes(20_000));

    assertThat(analysis.proof()).isPresent();
    assertAgrees(analysis.proof().get(), solution.gameValue(0));
    assertOutcome(solution.gameValue(analysis.best()), solution.gameValue(0));
  }

  private static void assertAgrees(GameValue proof, GameValue truth) {
    assertOutcome(proof, truth);
    if (proof.distance().isPresent()) {
      assertThat(proof.distance()).isEqualTo(truth.distance());
    }
  }

  private static void assertAgreesAfterMove(
      GameValue proof, Solution<Integer, Integer> solution, int next) {
    GameValue truth = solution.gameValue(next);
    assertOutcome(proof, truth);
    if (proof.distance().isPresent()) {
      assertThat(proof.distance()).hasValue(truth.distance().orElseThrow() + 1);
    }
  }

  private static void assertOutcome(GameValue proof, GameValue truth) {
    assertThat(proof.winner()).isEqualTo(truth.winner());
  }
}
