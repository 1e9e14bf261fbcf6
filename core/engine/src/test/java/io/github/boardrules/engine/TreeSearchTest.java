package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.search.Solver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A tree by itself, without the search for forced wins beside it. */
class TreeSearchTest {

  private static TreeSearch<Integer, Integer> search(GraphGame game) {
    return new TreeSearch<>(
        game,
        0,
        Set.of(),
        new Rollout<>(game, position -> 0, 1000),
        new SplitMix64(1),
        Integer.MAX_VALUE);
  }

  private static byte proof(GraphGame game) {
    TreeSearch<Integer, Integer> search = search(game);
    for (int i = 0; i < 1_000 && search.tree().proof(0) == GameTree.OPEN; i++) {
      search.visit(Budget.endless());
    }
    return search.tree().proof(0);
  }

  /** So many moves that a tree begins with a few of them; all but one lose at once. */
  private static GraphGame wide(int moves, String ofOne) {
    List<String> nodes = new ArrayList<>(Collections.nCopies(moves + 1, "win 2"));
    nodes.set(123, ofOne);
    nodes.set(0, GraphGame.node(1, IntStream.rangeClosed(1, moves).boxed().toList()));
    return GraphGame.of(nodes.toArray(String[]::new));
  }

  @Test
  void noneOfManyMovesIsOverlooked() {
    for (int moves : new int[] {200, 201, 300}) {
      assertThat(proof(wide(moves, "win 1"))).isEqualTo(GameTree.WIN);
      assertThat(proof(wide(moves, "draw"))).isEqualTo(GameTree.DRAW);
      assertThat(proof(wide(moves, "win 2"))).isEqualTo(GameTree.LOSS);
    }
  }

  @Test
  void aTreeProvesWhatASolverFinds() {
    for (int seed = 0; seed < 100; seed++) {
      GraphGame game = GraphGame.draw(seed, 2, 12, false);
      GameValue truth = Solver.of(game).solve(0).gameValue(0);

      // A draw is proven only where all moves are, and the tree may have better things to do.
      List<Byte> proofs =
          truth.isDraw()
              ? List.of(GameTree.DRAW, GameTree.OPEN)
              : List.of(TreeSearch.winOf(truth.winner().orElseThrow()));
      assertThat(proof(game)).as("seed %s", seed).isIn(proofs);
    }
  }

  @Test
  void whatIsProvenElsewhereProvesTheRoot() {
    GraphGame game = GraphGame.of("1: 1 2", "1: 2", "1: 1");
    TreeSearch<Integer, Integer> search = search(game);
    search.visit(Budget.endless());
    search.proveMove(1, GameTree.LOSS, 4);
    assertThat(search.tree().proof(0)).isEqualTo(GameTree.OPEN);
    search.proveMove(2, GameTree.LOSS, 6);

    assertThat(search.tree().proof(0)).isEqualTo(GameTree.LOSS);
    assertThat(search.tree().distance(0)).isEqualTo(7);
    search.tree().prove(0, GameTree.LOSS, 40_000);
    assertThat(search.tree().distance(0)).isEqualTo(Short.MAX_VALUE);
  }
}
